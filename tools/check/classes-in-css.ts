/** The class names in the selectors of a stylesheet, and those of them that `:global` leaves unscoped. */
export interface SheetClasses {
  names: ReadonlySet<string>
  global: ReadonlySet<string>
}

const comment = /\/\*[\s\S]*?\*\//g
const text = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g
const globalSelector = /:global\(([^)]*)\)/g
const className = /\.(-?[A-Za-z_][\w-]*)/g

const classesOf = (selector: string): string[] => [...selector.matchAll(className)].map(([, name]) => name!)

/** Everything that stands directly before an opening brace and is no at-rule. A step of `@keyframes` has no class. */
const selectorsIn = (source: string): string[] =>
  [
    ...source
      .replace(comment, '')
      .replace(text, '')
      .matchAll(/([^{};]*)\{/g),
  ]
    .map(([, selector]) => selector!.trim())
    .filter((selector) => !selector.startsWith('@'))

export function classesInCss(source: string): SheetClasses {
  const selectors = selectorsIn(source)
  const global = selectors.flatMap((selector) =>
    [...selector.matchAll(globalSelector)].flatMap(([all]) => classesOf(all)),
  )
  const names = selectors.flatMap((selector) => classesOf(selector.replace(globalSelector, '')))
  return { names: new Set(names), global: new Set(global) }
}
