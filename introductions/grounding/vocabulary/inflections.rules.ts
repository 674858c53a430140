/** The forms of a verb. What is said in the present is one thing in a sentence about work, and in the past another. */
export interface VerbForms {
  readonly present: readonly string[]
  readonly past: readonly string[]
}

const vowel = /[aeiou]/

/** `serve`, or `hold/held` and `write/wrote/written` where the past is irregular. A final consonant is doubled by `+`. */
export function englishVerb(entry: string): VerbForms {
  const [written = '', past, participle] = entry.split('/')
  const base = written.replace('+', '')
  const stem = written.endsWith('+') ? base + base.at(-1)! : base
  const isConsonantY = base.endsWith('y') && !vowel.test(base.at(-2) ?? '')
  const third = /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : isConsonantY ? `${base.slice(0, -1)}ies` : `${base}s`
  const ing = /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${stem}ing`
  const regular = base.endsWith('e') ? `${base}d` : isConsonantY ? `${base.slice(0, -1)}ied` : `${stem}ed`
  return { present: [base, third, ing], past: [past ?? regular, participle ?? past ?? regular] }
}

const unstressed = /^(?:be|ver|er|ent|zer|ge|miss|über|unter)/

/** `arbeiten`, or `schreiben/schrieb/geschrieben` where it is strong; a third person that differs stands last. */
export function germanVerb(entry: string): VerbForms {
  const [infinitive = '', past, participle, third] = entry.split('/')
  const stem = infinitive.replace(/e?n$/, '')
  const link = /[td]$|(?:[bcdfgkpstvwxz]|ch)[mn]$/.test(stem) ? 'e' : ''
  const present = [infinitive, `${stem}e`, `${stem}${link}st`, `${stem}${link}t`, ...(third ? [third] : [])]
  const preterite = past ?? `${stem}${link}te`
  const plural = preterite.endsWith('e') ? `${preterite}n` : `${preterite}en`
  const prefix = unstressed.test(stem) || stem.endsWith('ier') ? '' : 'ge'
  return {
    present: [...present, `${infinitive}d`],
    past: [preterite, `${preterite}st`, `${preterite}est`, plural, participle ?? `${prefix}${stem}${link}t`],
  }
}

/** `gemeinsam` with its endings. */
export const germanAdjective = (stem: string): string[] =>
  ['', 'e', 'er', 'en', 'em', 'es'].map((ending) => `${stem}${ending}`)

/** A noun in both languages’ plurals, as it is written: `log/logs`. */
export const forms = (list: string): string[] => list.trim().split(/[\s/]+/)

const each = <Form>(list: string, read: (entry: string) => Form): Form[] => list.trim().split(/\s+/).map(read)

export const englishVerbs = (list: string): VerbForms[] => each(list, englishVerb)
export const germanVerbs = (list: string): VerbForms[] => each(list, germanVerb)
export const germanAdjectives = (list: string): string[] => each(list, germanAdjective).flat()
export const allForms = (verbs: readonly VerbForms[]): string[] =>
  verbs.flatMap(({ present, past }) => [...present, ...past])
