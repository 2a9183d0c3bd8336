/** Buttons that are not pressed: they would leave the page, send something, or remove what the next step needs. */
const left =
  /^(Print|Download|PDF|Log ?out|Sign|Copy|Upload|Import|Choose a|Try again|Reload|Remove|Erase|Reset|Restore|Empty|End|Rotate|Set up|Back up)/i
const answers = /Close|Cancel|Delete|Yes|Save|Confirm|OK|Create|Update|Cancel invoice/i
const settleMs = 250
const patienceMs = 2_000
/** A list, a form and the dashboard: on these the app's frame is tested too. */
const framed = /^\/(dashboad|invoice\/table|invoice\/create)$/

/**
 * Returns the function that opens a screen and waits until it is loaded, at full speed, which `before` and `after`
 * ensure.
 */
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
 * Performs the actions of a screen: types into each input, opens each list of options and calendar and selects
 * something, presses each button and uses the dialog that it opens; in a list also its rows, and in the app's frame,
 * which is the same everywhere, the palette, the user menu and the groups of the sidebar. `begin` gets the name of each
 * step.
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
  // Work still running would count for the next step.
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
  // As long as a finger stays on a button.
  await step(at, name, () => at.page.mouse.click(x + Math.min(width / 2, 60), y + height / 2, { delay: 70 }))
}

/**
 * Each kind of control within the last element that matches a selector, once; controls of a dialog are handled with it.
 */
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
      // The element is gone or covered.
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

/**
 * Runs in the page: the usable controls within the last element that matches a selector; for rows and lists, those in
 * the first.
 */
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

/** Drags a card by mouse, and moves it with the keyboard menu, and back each time. */
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
    page.locator('aside nav a').nth(at.path.startsWith('/users') ? 2 : 1),
  )
}
