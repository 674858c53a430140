import { thankYousMessages as m } from './thank-yous.messages.ts'

interface Counted {
  connector: string
  doors: number
}

/** A text of the workspace that names both, and types no number of its own. */
const isUsable = (template: string): boolean =>
  template.includes('[connector]') && template.includes('[doors]') && !/\p{N}/u.test(template)

/** What a card says. The number in it is counted: a template that types one is not used. */
export function cardText({ connector, doors }: Counted, templates: readonly string[]): string {
  const template = templates.find(isUsable)
  if (template === undefined) return m.card({ connector, doors })
  const values = { connector, doors: m.doors({ doors }) }
  return template.replace(/\[(connector|doors)\]/g, (_, tag: keyof typeof values) => values[tag])
}
