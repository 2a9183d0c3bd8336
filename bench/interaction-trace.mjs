const measured = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline']

/**
 * How many milliseconds each interaction took from its event to the frame that answers it, by the names that `begin`
 * gave them: by the clock, or by the processor time of the main thread where that is less. The clock also measures other
 * programs, and the processor time what had begun before the event. An interaction is several events (pressed, released,
 * clicked), of which the dearest counts, as for INP.
 */
export async function traced(browser, page, interact) {
  await browser.startTracing(page, { categories: measured })
  const begin = (name) => page.evaluate((mark) => void performance.mark(mark), markOf(name))
  await interact(begin)
  return costsIn(JSON.parse(String(await browser.stopTracing())).traceEvents)
}

const prefix = 'interaction: '
const markOf = (name) => prefix + name

function costsIn(events) {
  const marks = events
    .filter(({ cat, name }) => cat === 'blink.user_timing' && name.startsWith(prefix))
    .toSorted((one, other) => one.ts - other.ts)
  const costs = new Map()
  for (const { ts, pid, tid, args } of events.filter(isInteraction)) {
    const { timeStamp, processingEnd, commitFinishTime = processingEnd, duration } = args.data
    const until = ts + (commitFinishTime - timeStamp) * 1000
    const worked = events
      .filter(
        (task) =>
          task.name === 'RunTask' &&
          task.ph === 'X' &&
          task.pid === pid &&
          task.tid === tid &&
          task.ts < until &&
          task.ts + task.dur > ts,
      )
      .reduce((sum, { tdur }) => sum + tdur / 1000, 0)
    const name = marks.findLast((mark) => mark.ts < ts)?.name.slice(prefix.length)
    if (name === undefined) continue
    costs.set(name, Math.max(costs.get(name) ?? 0, Math.min(worked, duration)))
  }
  return costs
}

function isInteraction({ name, ph, args }) {
  return name === 'EventTiming' && ph === 'b' && args.data.interactionId > 0
}
