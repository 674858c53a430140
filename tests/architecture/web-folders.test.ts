import { expect, test } from 'vitest'
import { foldersWithoutLayer, webCircles } from '../../tools/check/web-folders.ts'

const circlesAmong = (planted: Record<string, string>) =>
  webCircles(
    Object.keys(planted).map((path) => `apps/web/src/${path}`),
    (path) => planted[path.slice('apps/web/src/'.length)] ?? '',
  )

test('every folder of the web app is in a layer, and no two import each other in a circle', () => {
  expect(foldersWithoutLayer()).toEqual([])
  expect(webCircles()).toEqual([])
})

test('a folder outside all layers is found, once', () => {
  const planted = ['kit/rows.tsx', 'widgets/card.tsx', 'widgets/charts/bar.tsx', 'router.tsx', 'routes/about.tsx']
  expect(foldersWithoutLayer(planted.map((path) => `apps/web/src/${path}`))).toEqual([
    'web-layer: apps/web/src/widgets is in no layer of tools/check/web-folders.ts',
  ])
})

test('a circle of three folders is found, through types, styles and what is loaded later', () => {
  expect(
    circlesAmong({
      'discovery/lists/list.tsx': `import styles from '../missions/mission.module.css'\n`,
      'discovery/missions/mission.tsx': `import type { Reach } from '../reach/shapes.ts'\n`,
      'discovery/reach/reach.tsx': `const List = lazy(() => import('../lists/list.tsx'))\n`,
      'discovery/companies/company.tsx': `import { List } from '../lists/list.tsx'\n`,
    }),
  ).toEqual(['web-circle: discovery/lists, discovery/missions, discovery/reach'])
})

test('two folders around the pages that import each other are found', () => {
  expect(
    circlesAmong({
      'shell/rail.tsx': `import { Palette } from '../palette/palette.tsx'\n`,
      'palette/palette.tsx': `import { items } from '../shell/rail-items.ts'\n`,
    }),
  ).toEqual(['web-circle: palette, shell'])
})

test('a folder may import itself, deeper folders belong to their noun, and tests and routes are left out', () => {
  expect(
    circlesAmong({
      'discovery/network-map/map.tsx': `import { draw } from './stage/draw.ts'\n`,
      'discovery/network-map/stage/draw.ts': `import { map } from '../map.tsx'\n`,
      'discovery/network-map/map.test.ts': `import { home } from '../../home/home.tsx'\n`,
      'home/home.tsx': `import { Map } from '../discovery/network-map/map.tsx'\nimport { Route } from '../routes/about.tsx'\n`,
      'routes/about.tsx': `import { home } from '../home/home.tsx'\n`,
    }),
  ).toEqual([])
})
