import { join } from 'node:path/posix'
import { classesInCode } from './classes-in-code.ts'
import { classesInCss } from './classes-in-css.ts'
import { readRepositoryFile, repositoryFiles } from './files.ts'

const folder = 'apps/web/src/'
const component = /^(?!.*\.(?:gen|test)\.).*\.tsx?$/
/** Classes of Mantine are the only ones that may stay global. */
const foreign = /^mantine-/

/** Sheets of the kit that begin outside a cascade layer, where they would win over the screens that use them. */
export const unlayeredKitSheets = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  files
    .filter((path) => /^apps\/web\/src\/kit\/[^/]+\.css$/.test(path) && !/^\s*@layer (?:kit|text) \{/.test(read(path)))
    .map((path) => `layer: ${path} must begin with @layer kit`)

/**
 * Checks that each class of the web app is scoped to a CSS module, that each component imports the module of every
 * class it uses, and that classes exist and are used. The types cannot tell: to them every class name is a string.
 */
export function stylesheetFindings(files = repositoryFiles(), read = readRepositoryFile): string[] {
  const inWeb = files.filter((path) => path.startsWith(folder))
  const sheets = inWeb.filter((path) => path.endsWith('.css')).map((path) => ({ path, ...classesInCss(read(path)) }))
  const modules = new Map(sheets.filter(({ path }) => path.endsWith('.module.css')).map((sheet) => [sheet.path, sheet]))
  const used = new Set<string>()
  const inComponents = inWeb
    .filter((path) => component.test(path))
    .flatMap((path) => {
      const { imports, used: uses, unclear, written } = classesInCode(read(path), path)
      const sheetOf = new Map(imports.flatMap(({ sheet, as }) => (as === null ? [] : [[as, join(path, '..', sheet)]])))
      for (const { from, name } of uses) used.add(`${sheetOf.get(from)} ${name}`)
      return [
        ...uses
          .filter(({ from, name }) => !modules.get(sheetOf.get(from)!)?.names.has(name))
          .map(({ from, name }) => `class: ${path} uses ${from}.${name}, which ${sheetOf.get(from)} does not define`),
        ...written.map((name) => `class: ${path} uses "${name}" from a sheet that it does not import`),
        ...unclear.map((name) => `class: ${path} must name each class it takes from ${name}`),
      ]
    })
  const unscoped = sheets.flatMap(({ path, names, global }) =>
    [...(modules.has(path) ? global : new Set([...names, ...global]))]
      .filter((name) => !foreign.test(name))
      .map((name) => `class: .${name} in ${path} is not scoped`),
  )
  const unused = [...modules.values()].flatMap(({ path, names }) =>
    [...names].filter((name) => !used.has(`${path} ${name}`)).map((name) => `class: .${name} in ${path} is not used`),
  )
  return [...inComponents, ...unscoped, ...unused]
}
