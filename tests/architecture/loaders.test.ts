import { expect, test } from 'vitest'
import { repositoryFiles } from '../../tools/check/files.ts'
import { routesWithoutLoader } from '../../tools/check/loaders.ts'

const check = (path: string, code: string) => routesWithoutLoader([`apps/web/src/routes/${path}`], () => code)

test('every screen that shows server data has a loader', () => {
  expect(repositoryFiles().filter((path) => path.startsWith('apps/web/src/routes/')).length).toBeGreaterThan(35)
  expect(routesWithoutLoader()).toEqual([])
})

test('a screen without a loader is caught, on one line and on several', () => {
  const short = `export const Route = createFileRoute('/_signed-in/planted')({ component: Screen })\n`
  const long = `export const Route = createFileRoute('/_signed-in/planted')({\n  validateSearch: Search,\n  component: Screen,\n})\n`
  for (const code of [short, long]) expect(check('_signed-in/planted.tsx', code)).toHaveLength(1)
})

test('a loader, a redirect and a listed layout are left alone', () => {
  const loaded = `createFileRoute('/_signed-in/planted')({\n  loader: ({ context }) => {},\n  component: Screen,\n})\n`
  expect(check('_signed-in/planted.tsx', loaded)).toEqual([])
  expect(check('_signed-in/settings/index.tsx', 'createFileRoute("/")({ beforeLoad: () => {} })\n')).toEqual([])
  expect(check('_welcome.tsx', `createFileRoute('/_welcome')({ component: Layout })\n`)).toEqual([])
})

test('a listed route that has a loader is caught, so that the list stays short', () => {
  expect(check('_welcome.tsx', `createFileRoute('/_welcome')({ loader: () => {}, component: Layout })\n`)).toHaveLength(
    1,
  )
})
