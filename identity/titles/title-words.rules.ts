import { wordsOf } from '../names/words.rules.ts'

/** A word that no phrase reaches across: a comma, a dash. */
export const barrier = ','

/** One of the roles of a title: "CTO | Board member" has two. */
export interface WrittenRole {
  readonly words: string[]
  /** Where they have it, if the title says so: "Partner at Seed Ventures". */
  readonly company: string
}

export interface WrittenTitle {
  readonly roles: readonly WrittenRole[]
  readonly formerEmployers: readonly string[]
}

const genderMarks = /\(?\b(?:[mwfdhxv]\s?[/|]\s?){1,3}[mwfdhxv]\b\)?|\(all genders?\)|\((?:gn|w|m|f|d|h)\)/gi
/** Said beside a title, and no part of it. */
const hiring = /\(?\b(?:we['’]?re|we are|i['’]?m|now|also|actively|currently)\s+hiring\b[^)|,]*\)?/giu
/** Leiter:in, Leiter*in, Leiter/-in, Leiter(in). */
const germanFeminine = /(\p{L})(?:[:*_]|\/-?|\()(in|innen)\b\)?/gu
const dotted = /\b(?:\p{L}\.){2,}/gu
const separators = /([|•·;\n/]|\s\/\s)|[,()[\]]|\s[-–—:]+\s|[–—]|\s[&+]\s|:\s/u
const splitting = new RegExp(`(${separators.source})`, 'u')
const isBetweenRoles = /[|•·;\n/]/
const place = /(?:^|\s)(?:at|bei|chez|w firmie)\s+|\s?@\s?/iu
const former =
  /^\s*(?:ex|former|formerly|previously|prev|past|ehemals|ehemaliger?|ehem|ancien|anciennement|fmr|antes|gia)(?:\.|\b)[-\s:]*(?:(?:of|with|en)\s+)?/iu
const formerInside = /\bex[-\s]?(?=\p{Lu})/u
const alumni = /^\s*(.+?)\s+alum(?:n[aius]|nae)?\s*$/iu
const capitalized = /^(?:[\p{Lu}\d][\p{L}\d.&'’-]*)(?:\s+[\p{Lu}\d][\p{L}\d.&'’-]*)*/u

/** A title as written, taken apart. `isRole`: whether words that are not said to be an employer name a role. */
export function takeApart(title: string, isRole: (words: string[]) => boolean): WrittenTitle {
  const roles: { words: string[]; company: string }[] = [{ words: [], company: '' }]
  const formerEmployers: string[] = []
  let isFormer = false
  for (const part of partsOf(title)) {
    if (part.startsRole) roles.push({ words: [], company: '' })
    const { now, before } = apartFrom(part.text, isRole)
    if (before !== null) {
      const [what = '', where] = before.split(place)
      const employer = where ?? (isRole(wordsOf(what).slice(0, 1)) ? '' : what)
      if (employer.trim() !== '') formerEmployers.push(employer.trim())
      isFormer = true
    } else if (isFormer && !isRole(wordsOf(now)) && !place.test(now) && now.trim() !== '') {
      formerEmployers.push(now.trim())
      continue
    } else if (now.trim() !== '') isFormer = false
    const [what = '', where = ''] = now.split(place)
    const role = roles[roles.length - 1]!
    if (role.words.length > 0) role.words.push(part.isJoined ? 'and' : barrier)
    role.words.push(...wordsOf(what))
    role.company += ` ${where}`
  }
  return { roles, formerEmployers }
}

interface Part {
  readonly text: string
  readonly startsRole: boolean
  readonly isJoined: boolean
}

function partsOf(title: string): Part[] {
  let text = title.replace(hiring, ' ')
  if (/[./:*_(|]/.test(title))
    text = text
      .replace(genderMarks, ' ')
      .replace(germanFeminine, '$1$2')
      .replace(dotted, (letters) => letters.replaceAll('.', ''))
  if (!separators.test(text)) return [{ text, startsRole: false, isJoined: false }]
  const parts: Part[] = []
  let before = ''
  for (const [at, piece] of text.split(splitting).entries()) {
    if (at % 3 === 0)
      parts.push({ text: piece, startsRole: isBetweenRoles.test(before), isJoined: /[&+]/.test(before) })
    else if (at % 3 === 1) before = piece
  }
  return parts
}

/** What of a part is said of now, and what of an earlier time. */
function apartFrom(text: string, isRole: (words: string[]) => boolean): { now: string; before: string | null } {
  const graduate = /alum/i.test(text) ? alumni.exec(text) : null
  if (graduate) return { now: '', before: graduate[1]! }
  const inside = formerInside.exec(text)
  if (inside) {
    const rest = text.slice(inside.index + inside[0].length)
    const name = capitalized.exec(rest)?.[0] ?? ''
    const start = text.slice(0, inside.index)
    return name === '' || isRole(wordsOf(name).slice(0, 1))
      ? { now: start, before: rest }
      : { now: `${start} ${rest.slice(name.length)}`, before: name }
  }
  const start = former.exec(text)
  return start ? { now: '', before: text.slice(start[0].length) } : { now: text, before: null }
}
