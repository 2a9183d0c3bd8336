const measured = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline']

/**
 * The milliseconds from the event of each interaction to its frame, by the names from `begin`: clock time, or processor
 * time of the main thread if that is less. Clock time includes other programs, processor time includes work begun
 * before the event. An interaction consists of several events (press, release, click), of which the longest counts, as
 * for INP.
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
