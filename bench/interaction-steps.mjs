/** What is not pressed: it would leave, send, or take away what the next step needs. */
const left =
  /^(Print|Download|PDF|Log ?out|Sign|Copy|Upload|Import|Choose a|Try again|Reload|Remove|Erase|Reset|Restore|Empty|End|Rotate|Set up|Back up)/i
const answers = /Close|Cancel|Delete|Yes|Save|Confirm|OK|Create|Update|Cancel invoice/i
const settleMs = 250
const patienceMs = 2_000
/** A list, a form and the dashboard: above them the frame is tried. */
const framed = /^\/(dashboad|invoice\/table|invoice\/create)$/

/** How one opens a screen and waits until it has read all, at full speed: `before` and `after` see to that. */
export function opener(page, { before, after }) {
  return async (path) => {
    await before()
    await page.goto(path)
    await page.locator('main h1').first().waitFor()
    await page
      .waitForFunction(
        () => !globalThis.document.querySelector('main [aria-busy="true"], main .mantine-Skeleton-root'),
      )
      .catch(() => undefined)
    await page.waitForTimeout(settleMs)
    await after()
  }
}

/**
 * Does on a screen what people do there: types in each input, opens each list of choices and calendar and takes
 * something, presses each button and what is in the dialog that it opens; in a list also rows, and in the frame, which
 * is the same everywhere, the palette, the menu of the person and the groups of the sidebar. `begin` is told what comes.
 */
export async function interact(at) {
  const { path, open } = at
  const parts = [inputs, ...(path.includes('view=board') ? [cards] : []), rows]
  if (framed.test(path)) parts.push(frame)
  for (const part of parts) {
    await part(at).catch((error) => console.log(`${path} ${part.name}: ${error.message.split('\n')[0]}`))
    await open(path)
  }
}

function inputs(at) {
  return controls(at, 'main', '')
}

async function step({ page, begin }, name, act) {
  await begin(name)
  await act()
  await page.waitForTimeout(settleMs)
  // What is still under way would be counted for the next step.
  await page.evaluate(
    (timeout) => new Promise((idle) => void globalThis.requestIdleCallback(idle, { timeout })),
    patienceMs,
  )
}

async function press(at, name, key) {
  await step(at, name, () => at.page.keyboard.press(key))
}

async function click(at, name, element) {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await element.boundingBox()
  // As long as a finger stays on the button.
  await step(at, name, () => at.page.mouse.click(x + Math.min(width / 2, 60), y + height / 2, { delay: 70 }))
}

/** Each kind of control within the last element of a selector, once; those in a dialog are not left to others. */
async function controls(at, scope, prefix) {
  const { page, path } = at
  const done = new Set()
  for (;;) {
    const next = (await page.evaluate(controlsWithin, scope)).find(({ name }) => !done.has(name))
    if (!next) return
    done.add(next.name)
    if (left.test(next.label) || (prefix && answers.test(next.label))) continue
    if (next.kind === 'submit' && (prefix || !/create|receive/.test(path))) continue
    try {
      await exercise(at, next, prefix)
    } catch {
      // It has gone meanwhile, or lies under something.
      await page.keyboard.press('Escape')
    }
  }
}

async function exercise(at, { kind, name, index }, prefix) {
  const { page, path } = at
  const element = page.locator(`[data-step="${index}"]`).first()
  const called = prefix + name
  if (kind === 'text' || kind === 'native') {
    const [there, back] = kind === 'text' ? ['1', 'Backspace'] : ['ArrowDown', 'ArrowUp']
    await element.focus()
    await press(at, `${called}: a key`, there)
    await press(at, `${called}: it is taken back`, back)
  } else if (kind === 'choice') {
    await click(at, `${called}: open`, element)
    if (await element.isEditable()) {
      await press(at, `${called}: a key`, 'a')
      await press(at, `${called}: it is taken back`, 'Backspace')
    }
    await press(at, `${called}: down`, 'ArrowDown')
    await press(at, `${called}: take it`, 'Enter')
    await click(at, `${called}: open again`, element)
    await press(at, `${called}: leave`, 'Escape')
  } else {
    await click(at, called, element)
    if (page.url() !== new URL(path, page.url()).href) await at.open(path)
    else if (!prefix && (await opened(page)) === 'dialog') {
      await controls(at, '[role=dialog]', `${called} › `)
      const cancel = page
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: /^Cancel!?$/ })
      if (await cancel.isVisible()) await click(at, `${called}: cancel`, cancel)
    }
    for (let turn = 0; turn < 3 && (await opened(page)); turn++) await press(at, `${called}: leave`, 'Escape')
  }
}

/** In the page: what can be used within the last element of a selector; of rows and lists, what is in the first. */
function controlsWithin(scope) {
  const root = [...globalThis.document.querySelectorAll(scope)].at(-1)
  const kindOf = (element) => {
    if (element.matches('[type=checkbox], [type=radio], [role=tab]')) return 'press'
    if (element.matches('input[aria-haspopup=listbox], [role=combobox]')) return 'choice'
    if (element.matches('select')) return 'native'
    if (element.matches('input, textarea')) return element.readOnly ? null : 'text'
    return element.type === 'submit' ? 'submit' : 'press'
  }
  const isFirst = (element, one, of) => {
    const own = element.closest(one)
    return !own || own === own.parentElement.querySelector(of)
  }
  for (const marked of globalThis.document.querySelectorAll('[data-step]'))
    marked.removeAttribute('data-step')
  const found = []
  for (const element of root?.querySelectorAll('input, textarea, select, button, [role=tab]') ?? []) {
    const { width, height } = element.getBoundingClientRect()
    const kind = kindOf(element)
    if (width < 2 || height < 2 || element.disabled || element.type === 'file' || !kind) continue
    if (!isFirst(element, 'tbody tr', 'tr[tabindex], tr') || !isFirst(element, 'li', 'li')) continue
    const displayText = element.getAttribute('aria-label') || element.labels?.[0]?.textContent
    const label = (displayText || element.textContent || element.name || '').trim().slice(0, 32)
    element.dataset.step = String(found.length)
    found.push({ kind, label, name: `${kind} ${label}`, index: found.length })
  }
  return found
}

async function opened(page) {
  const roles = await page
    .locator('[role=dialog], [role=menu], [role=listbox]')
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height > 0).map((each) => each.getAttribute('role')),
    )
  return roles.includes('dialog') ? 'dialog' : roles[0]
}

async function rows(at) {
  const row = at.page.locator('main tbody tr[tabindex]').first()
  if (!(await row.isVisible())) return
  await row.focus()
  await press(at, 'row: down', 'ArrowDown')
  await press(at, 'row: up', 'ArrowUp')
  await click(at, 'row: open', row.locator('td').first())
  await at.open(at.path)
}

/** Drags a card by mouse, and moves it by the keyboard's own menu, each way without leaving it elsewhere. */
async function cards(at) {
  const { page } = at
  const card = page.locator('main section li').first()
  const { x, y, width } = await card.boundingBox()
  const [fromX, fromY] = [x + width / 2, y + 20]
  await step(at, 'card: drag it and put it back', async () => {
    await page.mouse.move(fromX, fromY)
    await page.mouse.down()
    for (const by of [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0])
      await page.mouse.move(fromX + by * 20, fromY + by * 3)
    await page.mouse.up()
  })
  await card.getByRole('link').focus()
  await press(at, 'card: down', 'ArrowDown')
  await press(at, 'card: its menu', 'm')
  await press(at, 'card: leave', 'Escape')
}

async function frame(at) {
  const { page } = at
  const menu = page.getByRole('button', { name: /User menu for/ })
  for (const turn of ['first', 'again']) {
    await click(at, `user menu, ${turn}: open`, menu)
    await press(at, `user menu, ${turn}: leave`, 'Escape')
  }
  await press(at, 'palette: open', 'Control+k')
  await press(at, 'palette: a key', 'a')
  await press(at, 'palette: down', 'ArrowDown')
  await press(at, 'palette: leave', 'Escape')
  await press(at, 'keys: open', 'Shift+?')
  await press(at, 'keys: leave', 'Escape')
  const group = page.locator('aside nav button').first()
  for (const turn of ['open', 'close']) await click(at, `sidebar: ${turn} a group`, group)
  await click(
    at,
    'sidebar: another page',
    page.locator('aside nav > a').nth(at.path.startsWith('/users') ? 2 : 1),
  )
}
