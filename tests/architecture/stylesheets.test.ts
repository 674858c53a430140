import { expect, test } from 'vitest'
import { repositoryFiles } from '../../tools/check/files.ts'
import { stylesheetFindings, unlayeredKitSheets } from '../../tools/check/stylesheets.ts'

const web = 'apps/web/src'
const sheet = `${web}/kit/row.module.css`
const component = `${web}/kit/row.tsx`

const findingsIn = (planted: Record<string, string>): string[] =>
  stylesheetFindings(Object.keys(planted), (path) => planted[path]!)

const row = { [sheet]: '.row { color: red; }' }
const rowUsing = (code: string) => ({ ...row, [component]: `import styles from './row.module.css'\n${code}` })

test('every class of the web app is scoped, defined, imported and used', () => {
  expect(repositoryFiles().filter((path) => path.endsWith('.module.css')).length).toBeGreaterThan(100)
  expect(stylesheetFindings()).toEqual([])
})

test.each([
  ['.row { color: red; }'],
  ['@layer kit { .row > li { color: red; } }'],
  ['@media (min-width: 48em) { table .row:hover::before { color: red; } }'],
])('an unscoped class is found in a sheet that is no module: %s', (css) => {
  expect(findingsIn({ [`${web}/theme/base.css`]: css })).toEqual([`class: .row in ${web}/theme/base.css is not scoped`])
})

test('an unscoped class is found in a module', () => {
  const css = '.row { color: red; } .row :global(.cell) { color: red; }'
  expect(findingsIn({ ...rowUsing('const a = styles.row'), [sheet]: css })).toEqual([
    `class: .cell in ${sheet} is not scoped`,
  ])
})

test.each([['const a = styles.cell'], ["const a = styles['cell']"], ['const a = <p className={styles.cell} />']])(
  'a class that is used and not defined is found: %s',
  (code) => {
    expect(findingsIn(rowUsing(`${code}; const b = styles.row`))).toEqual([
      `class: ${component} uses styles.cell, which ${sheet} does not define`,
    ])
  },
)

test('a class of a sheet that does not exist is found', () => {
  const planted = { [component]: "import styles from '../row.module.css'\nconst a = styles.row" }
  expect(findingsIn(planted)).toEqual([
    `class: ${component} uses styles.row, which ${web}/row.module.css does not define`,
  ])
})

test('a class that is defined and not used is found, also where another sheet has one of the same name', () => {
  const other = `${web}/kit/cell.module.css`
  expect(findingsIn({ ...rowUsing('const a = styles.row'), [other]: 'p .row { color: red; }' })).toEqual([
    `class: .row in ${other} is not used`,
  ])
})

test.each([
  ['const a = <p className="cell" />'],
  ["const a = <p className={clsx(styles.row, isLast && 'cell')} />"],
  ['const a = <p className={`${styles.row} cell`} />'],
  ["const a = <Menu classNames={{ item: 'cell' }} />"],
  ["const a = { className: 'cell' }"],
  ["const A = ({ className = 'cell' }) => null"],
])('a class from a sheet that is not imported is found: %s', (code) => {
  expect(findingsIn(rowUsing(`${code}; const b = styles.row`))).toEqual([
    `class: ${component} uses "cell" from a sheet that it does not import`,
  ])
})

test.each([['const a = styles[name]'], ['const a = { ...styles }'], ['const a = paint(styles)']])(
  'a sheet whose classes are not named is found: %s',
  (code) => {
    expect(findingsIn(rowUsing(`${code}; const b = styles.row`))).toEqual([
      `class: ${component} must name each class it takes from styles`,
    ])
  },
)

test('comments, texts, comparisons, classes of Mantine and properties of other things are left alone', () => {
  const code = `
    const a = <p className={part === 'you' ? styles.row : undefined} title="cell" />
    const b = { styles: 'cell' }.styles
    const c = other.styles.cell`
  const css = `/* .comment */ .row:not([data-x='.text']) { width: 1.5em; } .row > :global(.mantine-Button-root) { top: 0; }`
  expect(
    findingsIn({ ...rowUsing(code), [sheet]: css, [`${web}/theme/base.css`]: '.mantine-Pill-root { top: 0; }' }),
  ).toEqual([])
})

test('sheets outside the web app are none of its business', () => {
  expect(findingsIn({ 'docs/page.css': '.row { color: red; }' })).toEqual([])
})

test('a sheet of the kit outside the layers is found, and a screen needs none', () => {
  const unlayered = (path: string, css: string) => unlayeredKitSheets([path], () => css)
  expect(unlayeredKitSheets()).toEqual([])
  expect(unlayered(sheet, '.row { color: red; }')).toEqual([`layer: ${sheet} must begin with @layer kit`])
  expect(unlayered(sheet, '@layer kit { .row { color: red; } }')).toEqual([])
  expect(unlayered(`${web}/network/row.module.css`, '.row { color: red; }')).toEqual([])
})
