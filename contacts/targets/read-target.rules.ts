import { emailOf } from '@wellmet/platform/files/text/email-address.rules.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { fold, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { companyOfDomain, nameOfAddress, nameOfProfile, profileUrl } from './target-names.rules.ts'

/** Somebody as far as a text names them. Without a name it is a company where somebody may be met. */
export interface NamedTarget {
  readonly name: string | null
  readonly title: string | null
  readonly company: string | null
  readonly linkedinUrl: string | null
  readonly email: string | null
}

const nobody: NamedTarget = { name: null, title: null, company: null, linkedinUrl: null, email: null }

const between = /\s*[,;|•·]\s*|\s+[-–—]\s+|\s+(?:at|@|bei|from|of|von)\s+/iu
const nameWord = /^[\p{L}][\p{L}\p{M}'’.-]*$/u
const mostWords = 4

/** Words of questions and of titles: whoever types them looks for a kind of people. */
const notNames = new Set(
  (
    'a an and any anyone are at bei bin can connect contact das dem den der die do does ein eine find for from für head ich ' +
    'i im in intro introduce introduction is kann kenne kennt know knows last lead leiter leiterin me meet met mit month ' +
    'my near new of or people person results senior show similar someone team that the their them this to vp vorstellen ' +
    'warm was wen wer what where which who with within work worked works year your zu ' +
    'ceo cfo cto coo cmo cio ciso cro cpo founder founders cofounder gründer gründerin engineer engineers developer ' +
    'manager director president partner investor investors analyst designer recruiter sales marketing engineering finance ' +
    'product security legal hr officer chief ' +
    'bank banks banken startup startups company companies saas fintech berlin london paris munich münchen new york'
  )
    .split(' ')
    .map(fold),
)

/** Words that begin or end the name of a company or an authority, and are nobody's name. */
const ofCompanies =
  /^(?:stadt|landkreis|gemeinde|bezirk|land|universität|university|hochschule|institut|institute|ministerium|ministry|group|gruppe|holding|hospital|hospitals|clinic|utilities|utility|municipal|energie|energy|gmbh|ag|se|kg|ug|mbh|inc|llc|ltd|plc|e\.?v)\.?$|(?:stadtwerke?|verwaltung|klinikum|kliniken|klinik|krankenhaus|krankenhäuser|sparkasse|volksbank|verband|versicherung)$/iu
/** Family names too: they count only with a word behind them, as in "Stadt Görlitz". */
const alsoNames = /^(?:stadt|land|gemeinde|bezirk|group|gruppe|energie|energy|ag|se|kg|ug|ltd|inc)\.?$/iu
const legalForm = /^(?:gmbh|ag|se|kg|ug|mbh|inc|llc|ltd|plc|e\.?v)\.?$/iu

/**
 * "Martina Hölzl Stadtwerke Görlitz" is a name and a company. Null where such a word stands too early for a name before it,
 * as in "Einkäufer Klinikum".
 */
function splitCompany(text: string): { name: string; company: string | null } | null {
  const words = text.split(/\s+/)
  const at = words.findIndex(
    (word, place) => ofCompanies.test(word) && (!alsoNames.test(word) || (place > 1 && place < words.length - 1)),
  )
  if (at === -1) return { name: text, company: null }
  // A legal form ends a name that begins before it.
  const from = legalForm.test(words[at] ?? '') ? 2 : at
  if (from < 2 || from >= words.length || (from === at && legalForm.test(words[at] ?? ''))) return null
  return { name: words.slice(0, from).join(' '), company: words.slice(from).join(' ') }
}

const capital = (word: string): string =>
  /^\p{Ll}/u.test(word) ? word.charAt(0).toLocaleUpperCase() + word.slice(1) : word

const tidy = (words: string): string => words.split(/\s+/).map(capital).join(' ')

const isName = (text: string): boolean => {
  const words = text.split(/\s+/)
  return (
    words.length > 1 &&
    words.length <= mostWords &&
    words.every((word) => nameWord.test(word)) &&
    !wordsOf(text).some((word) => notNames.has(word))
  )
}

const isCompany = (text: string): boolean => {
  const words = wordsOf(text)
  return (
    /\p{L}/u.test(text) && words.length <= mostWords && text.length <= 60 && !words.every((word) => notNames.has(word))
  )
}

/** Without what people write behind their name in the address of their profile: "joerg-petzold-energie". */
const nameIn = (text: string | null): string | null => {
  const words = text?.split(' ') ?? []
  const isBehind = words.length > 2 && ofCompanies.test(words.at(-1) ?? '')
  return isBehind ? words.slice(0, -1).join(' ') : text
}

/** A profile, an address or a domain among the words, or undefined. */
const handleIn = (words: readonly string[]) => {
  for (const word of words) {
    const slug = slugOf(word)
    if (slug !== undefined) return { word, linkedinUrl: profileUrl(slug), name: nameIn(nameOfProfile(word)) }
    const email = emailOf(word)
    if (email !== undefined) return { word, email, name: nameOfAddress(email), company: companyOfDomain(email) }
    const [, page] = /linkedin\.com\/company\/([\p{L}\p{N}-]+)/iu.exec(word) ?? []
    if (page !== undefined) return { word, company: tidy(page.replaceAll('-', ' ')) }
    const company = /^(?:https?:\/\/|www\.)?[^\s@]+\.[a-z]{2,}/i.test(word) ? companyOfDomain(word) : null
    if (company !== null) return { word, company }
  }
  return undefined
}

/**
 * Whom a text names, as people type it into a search: "Patrick Collison", "Patrick Collison, Stripe", "patrick collison at
 * stripe", an address, a profile or a domain. Null for a question about a kind of people.
 */
export function readTarget(text: string): NamedTarget | null {
  const typed = text.trim().replace(/^["“„]|["”“]$/gu, '')
  const found = handleIn(typed.split(/[\s,;]+/))
  if (found) {
    const { word, ...handle } = found
    const rest = readNamed(typed.replace(word, ' ').trim())
    return { ...nobody, ...handle, ...(rest?.name ? definedOf(rest) : {}) }
  }
  return readNamed(typed)
}

const definedOf = (named: NamedTarget): Partial<NamedTarget> =>
  Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null))

function readNamed(typed: string): NamedTarget | null {
  const parts = typed.split(between).filter((part) => part !== '')
  const [begins = '', ...behind] = parts
  const split = splitCompany(begins)
  const first = split?.name ?? begins
  const others = split?.company && behind.length === 0 ? [split.company] : behind
  const [last] = others.slice(-1)
  if (!split || !isName(first))
    return parts.length === 1 && wordsOf(first).length === 1 && isCompany(first)
      ? { ...nobody, company: tidy(first) }
      : null
  if (last === undefined) return { ...nobody, name: tidy(first) }
  if (!isCompany(last)) return null
  const title = others.length > 1 ? others.slice(0, -1).join(', ') : null
  return { ...nobody, name: tidy(first), title, company: tidy(last) }
}

/** "Patrick Collison, Stripe": what `readTarget` reads the same from. */
export const textOf = ({ name, title, company, linkedinUrl, email }: NamedTarget): string =>
  [[name, title, company].filter(Boolean).join(', '), linkedinUrl ?? email].filter(Boolean).join(' ')
