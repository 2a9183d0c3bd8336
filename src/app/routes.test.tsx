import { matchRoutes, type RouteObject } from 'react-router'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { penTypes } from '../features/products/products.contract.ts'
import { type Navigation, pagesOf } from '../kernel/client/shell/frame/sidebar/navigation.ts'
import { paths } from '../features/paths.ts'
import type { Entity } from '../kernel/contract/entity.ts'
import { screensUnder } from '../kernel/contract/screens-under.ts'
import { addressesIn } from './testing/addresses.ts'

let all: RouteObject[] = []
let sidebar: Navigation['sidebar'] = []
let entities: Entity[] = []

beforeAll(async () => {
  // The session module listens to the browser's other tabs as soon as it is imported.
  vi.stubGlobal('addEventListener', () => undefined)
  // The frame checks the keyboard's type once.
  vi.stubGlobal('navigator', { userAgent: '' })
  const [{ routes }, { navigation }, { featurePages }] = await Promise.all([
    import('./routes.tsx'),
    import('./navigation.client.ts'),
    import('./features.client.ts'),
  ])
  all = routes
  sidebar = navigation.sidebar
  entities = featurePages.flatMap(({ entity }) => entity ?? [])
})

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...pathsOf(children),
  ])
}

const addresses = addressesIn(paths)

describe('the screens and their addresses', () => {
  test.each([...new Set(addresses)])('%s leads to a screen', (address) => {
    const last = matchRoutes(all, address.replace(':id', '7'))?.at(-1)?.route
    expect(last?.path?.replaceAll(/:\w+/g, ':id')).toBe(address)
  })

  test('no screen has a hard-coded address, or that of another screen', () => {
    const known = pathsOf(all).map((path) => path.replaceAll(/:\w+/g, ':id'))
    const plain = entities.flatMap(({ path }) => addressesIn(screensUnder(path)))
    expect(known.filter((path) => !addresses.includes(path) && !plain.includes(path))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
  })
})

test('every pen type has its entry in the sidebar', () => {
  const ofTypes = Object.entries(penTypes).map(([type, label]) => [
    label,
    `${paths.product.table}?pen_type=${type}`,
  ])
  const shown = pagesOf(sidebar).map(({ label, path }) => [label, path])
  expect(shown).toEqual(expect.arrayContaining(ofTypes))
})
