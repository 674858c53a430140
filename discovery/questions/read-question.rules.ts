import { fold, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { isOrnament } from '@wellmet/identity/names/name-words.rules.ts'
import { companyKey } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { isWellKnown } from '@wellmet/identity/companies-by-name/company-aliases.rules.ts'
import { placeAt, type Place } from '@wellmet/identity/places/places.rules.ts'
import { takeHandles } from './handles.rules.ts'
import { afterCompany, companyNouns, fillers, phrases } from './question-words.rules.ts'
import type { Question, Slot } from './question.rules.ts'
import { joinSlots, readPhrase } from './join-slots.rules.ts'
import { roleAt } from './role-slots.rules.ts'
import { sectorAt, sectorOfCompanies } from './sector-at.rules.ts'
import {
  backgroundSlot,
  companyExtra,
  companySlot,
  eitherSlot,
  orInTitle,
  orOfFormer,
  formerSlot,
  namedSlot,
  nameExtra,
  placeSlot,
  sectorSlot,
  wordSlot,
} from './slots.rules.ts'
import { titleExtra } from './title-slots.rules.ts'
import { withUmlauts } from './umlauts.rules.ts'
import { takeConditions, type Condition } from './conditions.rules.ts'

/**
 * Reads a question as people type it, without a model: "who do we know at Acme", "VP Sales in Berlin or Munich, not
 * agencies", "ex-Google PMs". It finds what roles, places, sectors and the words between say; what is left may be
 * anything: a name or a company.
 */
export function readQuestion(text: string, companies: readonly string[] = []): Question {
  const { rest: asked, handles, domains } = takeHandles(text)
  const { rest, conditions } = takeConditions(asked)
  const isHandled = handles.length + domains.length + conditions.length > 0
  const reader = new Reader(rest, { isHandled, companies })
  reader.read()
  if (domains.length > 0) reader.slots.push(companySlot(domains, { domains }))
  const { slots, unwanted, extras } = reader
  return { slots, unwanted, extras, handles, conditions: conditions.filter(isSaid) }
}

/** What a word before it said of what follows. */
type Mode = 'company' | 'location' | 'from' | 'former' | 'background' | null

/** "whom I met" without a time excludes nobody. */
const isSaid = (condition: Condition): boolean => !('when' in condition) || condition.when !== null

const quoted = /["“”„«»]([^"“”„«»]+)["“”„«»]/g
const comma = ','
/** Each is looked up in many forms. */
const mostRows = 4

class Reader {
  readonly slots: Slot[] = []
  readonly unwanted: Slot[] = []
  readonly extras: Question['extras'][number][] = []
  readonly #words: string[]
  /** As they were typed, by how they are read. */
  readonly #written = new Map<string, string>()
  readonly #phrases: string[] = []
  #at = 0
  #mode: Mode = null
  #isUnwanted = false
  /** The last words that no list knows, in a row. */
  #looseFrom = 0
  #looseUntil = -1
  /** The loose words that were read last, as long as nothing followed. */
  #lastRun: readonly string[] = []
  /** Of the last "von": "Karl von Hohenlohe" is a name, "Frau Kern von Kade" is somebody at Kade. */
  #mayBeParticle = false
  /** What "or" joins the next to. */
  #joins: Slot | null = null

  /** Names of companies in sight. */
  readonly #companies: ReadonlySet<string>

  constructor(text: string, { isHandled, companies }: { isHandled: boolean; companies: readonly string[] }) {
    this.#companies = new Set(companies)
    for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) this.#written.set(fold(word), word)
    const marked = text
      .replace(quoted, (_, inside: string) =>
        wordsOf(inside).length === 0 ? ' ' : ` quoted${this.#phrases.push(inside.trim()) - 1}phrase `,
      )
      .replace(/(^|\s)-(?=\p{L})/gu, ' not ')
      .replace(/@/g, ' at ')
      .replace(/,(?=\s*(?:inc|ltd|llc|corp|co|plc|limited)\b)/giu, ' ')
    let folded = marked
      .split(/[,;|/()?!]+/)
      .map(fold)
      .join(` ${comma} `)
    folded = folded.replace(/\b[a-z]*(?:ae|oe|ue)[a-z]*\b/g, withUmlauts)
    for (const [phrase, said] of phrases) folded = folded.replace(phrase, said)
    const words = folded.split(/\s+/).filter((word) => word !== '')
    // Somebody may be called so: when there is nothing else to look for, they are looked for.
    const isSaid = words.some((word) => word !== comma && !fillers.has(word) && !isMarker(word))
    this.#words = isSaid ? words : isHandled ? [] : words.filter((word) => word !== comma)
    this.#isQuestion = isSaid
  }

  readonly #isQuestion: boolean

  read(): void {
    if (!this.#isQuestion) {
      for (const word of new Set(this.#words)) this.slots.push(wordSlot(word, this.#as([word])))
      return
    }
    while (this.#at < this.#words.length) this.#next()
    for (const [at, slot] of this.slots.entries())
      if ((slot.isPlace || slot.part === 'location') && this.slots[at - 1]?.part === 'former')
        this.slots[at] = orOfFormer(slot)
    this.#preferSectors()
    this.#addTitleRows()
  }

  #next(): void {
    const word = this.#words[this.#at] ?? ''
    const phrase = /^quoted(\d+)phrase$/.exec(word)
    if (phrase) return this.#take(1, readPhrase(this.#phrases[Number(phrase[1])] ?? ''))
    if (word === comma) return this.#pass(() => this.#endOfRun())
    const company = this.#companyHere()
    if (company) return this.#take(company.length, this.#slotOfCompany(this.#as(company)))
    if (word === 'or' || (word === 'and' && this.#joins)) return this.#pass(() => this.#join())
    if (word === 'not' || word === 'no') return this.#pass(() => (this.#isUnwanted = true))
    if (word === 'studiedat') return this.#pass(() => (this.#mode = 'background'))
    if (word === 'ex' || word === 'exes') return this.#pass(() => (this.#mode = 'former'))
    if (afterCompany.has(word)) return this.#pass(() => this.#makeFormer())
    if (word === 'at') return this.#pass(() => (this.#mode = 'company'))
    if (word === 'in' || word === 'im') return this.#pass(() => (this.#mode = 'location'))
    if (word === 'from' || word === 'von' || word === 'aus') return this.#pass(() => this.#from(word))
    if (ofWords.has(word) && this.slots.at(-1)?.part === 'role') return this.#pass(() => (this.#mode = 'from'))
    if (this.#mode === 'company') return this.#company()
    if (this.#mode === 'former' || this.#mode === 'background') return this.#former()
    if (!this.#lexical()) this.#loose()
  }

  /** The longest name of a company in sight that begins here. */
  #companyHere(): string[] | undefined {
    const begun = [...this.#companies]
      .map((name) => name.split(' '))
      .filter((name) => name.every((word, at) => this.#words[this.#at + at] === word))
    return begun.toSorted((a, b) => b.length - a.length)[0]
  }

  #slotOfCompany(name: string): Slot {
    if (this.#mode === 'former') return formerSlot([name])
    return this.#mode === 'background' ? backgroundSlot([name]) : companySlot([name])
  }

  #from(word: string): void {
    this.#mode = 'from'
    this.#mayBeParticle = word === 'von' && (this.#at === 0 || this.#looseUntil === this.#at)
  }

  #pass(then: () => void): void {
    then()
    this.#at += 1
  }

  /** A comma ends what a word before said, unless it stands in a list: "at N26, Kontora or Medora". */
  #endOfRun(): void {
    const ahead = this.#words.slice(this.#at + 1)
    const nextMarker = ahead.findIndex((word) => ['at', 'in', 'not', 'from', 'aus', 'von'].includes(word))
    const isList = (nextMarker < 0 ? ahead : ahead.slice(0, nextMarker)).includes('or')
    if (isList && this.slots.length > 0) this.#join()
    else this.#mode = null
  }

  #join(): void {
    // "Goldman Sachs or Stripe": all of the words before are one of the two.
    if (this.#lastRun.length > 1)
      this.slots.splice(-this.#lastRun.length, this.#lastRun.length, this.#named(this.#lastRun))
    const last = this.slots.at(-1)
    this.#joins = last ?? null
    if (last?.part === 'company') this.#mode = 'company'
    if (last?.part === 'former') this.#mode = 'former'
  }

  #take(length: number, slot: Slot | null): void {
    this.#at += length
    if (slot) this.#add(slot)
    this.#mode = null
    this.#lastRun = []
  }

  #add(slot: Slot): void {
    if (this.#isUnwanted) this.unwanted.push(slot)
    else if (this.#joins) this.slots[this.slots.indexOf(this.#joins)] = joinSlots(this.#joins, slot)
    else this.slots.push(slot)
    this.#isUnwanted = false
    this.#joins = null
  }

  #as(words: readonly string[]): string {
    return words.map((word) => this.#written.get(word) ?? word).join(' ')
  }

  /** Words from here on until something else begins. */
  #run({ isEnd }: { isEnd: (at: number) => boolean }): string[] {
    let end = this.#at
    while (end < this.#words.length) {
      const word = this.#words[end] ?? ''
      const isOver = word === comma || word === 'or' || isMarker(word) || afterCompany.has(word) || isQuotedWord(word)
      if (isOver || (fillers.has(word) && !this.#isInsideName(end)) || (end > this.#at && isEnd(end))) break
      end += 1
    }
    return this.#words.slice(this.#at, end)
  }

  /** "at the Bank of America". */
  #isInsideName(at: number): boolean {
    const next = this.#words[at + 1] ?? comma
    const isName = next !== comma && !fillers.has(next) && !isMarker(next)
    return this.#mode === 'company' && at > this.#at && this.#words[at] === 'of' && isName
  }

  /** "at Acme Berlin", "at a bank", "at logistics companies". */
  #company(): void {
    const first = this.#words[this.#at] ?? ''
    const isOfAKind = first === 'a' || first === 'an' || first === 'ein' || first === 'einer'
    if (fillers.has(first)) {
      this.#at += 1
      if (!isOfAKind) return
    }
    // In a list another role may follow: "Google or Meta engineers". After "at" it is part of a name: Capital Partners.
    const run = this.#run({ isEnd: (at) => this.#joins !== null && roleAt(this.#words, at) !== undefined })
    if (run.length === 0) return void (this.#mode = null)
    const sector = sectorOfCompanies(run, isOfAKind)
    if (sector) return this.#take(run.length, sectorSlot(sector, this.#as(run)))
    const place = trailingPlace(run)
    this.#take(run.length, companySlot([this.#as(run.slice(0, place.from))]))
    if (place.found) this.#add(placeSlot([place.found], this.#as(run.slice(place.from))))
  }

  #former(): void {
    if (fillers.has(this.#words[this.#at] ?? '')) return void (this.#at += 1)
    // "IIT Bombay" is one name; "ex-Google Berlin" is two things, and so is "ex-Google PMs".
    const isBackground = this.#mode === 'background'
    const run = this.#run({
      isEnd: (at) => !isBackground && (roleAt(this.#words, at)?.isProfession || placeAt(this.#words, at) !== undefined),
    })
    // "Board members in Germany"; but Oxford is a university too.
    const place = isBackground ? trailingPlace(['', ...run]) : undefined
    if (place?.from === 1 && place.found && !place.found.code.startsWith('city:'))
      return this.#take(run.length, placeSlot([place.found], this.#as(run)))
    const slotOf = isBackground ? backgroundSlot : formerSlot
    this.#take(Math.max(1, run.length), run.length > 0 ? slotOf([this.#as(run)]) : null)
  }

  /** "Google alumni": what was read before it. */
  #makeFormer(): void {
    const named: Slot[] = []
    const isPartOfName = ({ part, typed }: Slot): boolean =>
      part === 'word' || part === 'company' || (named.length > 0 && part === 'role' && /^\p{Lu}\p{Ll}+$/u.test(typed))
    for (let last = this.slots.at(-1); last && isPartOfName(last); last = this.slots.at(-1))
      named.unshift(this.slots.pop() as Slot)
    if (named.length === 0) return void (this.#mode = 'former')
    this.extras.length = 0
    this.slots.push(formerSlot([named.map(({ typed }) => typed).join(' ')]))
  }

  /** What a list knows: the longest of a role, a place and a sector. */
  #lexical(): boolean {
    const at = this.#at
    const isFiller = fillers.has(this.#words[at] ?? '')
    const role = roleAt(this.#words, at)
    const place = placeAt(this.#words, at)
    const sector = sectorAt(this.#words, at)
    const longest = Math.max(role?.length ?? 0, place?.length ?? 0, sector?.length ?? 0)
    if (longest === 0 || (isFiller && longest === 1)) return false
    const words = this.#words.slice(at, at + longest)
    const isAlone = (length: number | undefined): boolean => length === longest
    if (isAlone(sector?.length) && sector && companyNouns.has(this.#words[at + longest] ?? ''))
      return this.#taken(longest + 1, sectorSlot(sector.sectors, this.#as(words)))
    if (isAlone(place?.length) && place && (this.#mode === 'location' || this.#mode === 'from' || !role)) {
      const isSaid = this.#mode !== null || longest > 1 || this.#isUnwanted
      return this.#taken(
        longest,
        isSaid ? placeSlot([place.place], this.#as(words)) : wordSlot(words.join(' '), this.#as(words), place.place),
      )
    }
    const isAfterName = this.#looseUntil === at && longest === 1 && words[0] !== undefined
    if (isAfterName && !this.#isUnwanted) {
      this.#looseUntil = at + 1
      this.extras.push(companyExtra(this.#as(this.#words.slice(this.#looseFrom, at + 1))))
      const known = role ? role.slot(this.#as(words)) : sector ? sectorSlot(sector.sectors, this.#as(words)) : null
      const word = wordSlot(words[0] ?? '', this.#as(words))
      return this.#taken(1, known ? eitherSlot(known, word) : word)
    }
    if (isAlone(role?.length) && role) {
      const slot = role.slot(this.#as(words))
      return this.#taken(
        longest,
        isAlone(sector?.length) && sector
          ? { ...eitherSlot(slot, sectorSlot(sector.sectors, this.#as(words))), sector: sector.sectors }
          : slot,
      )
    }
    if (isAlone(sector?.length) && sector) return this.#taken(longest, sectorSlot(sector.sectors, this.#as(words)))
    return false
  }

  #taken(length: number, slot: Slot): true {
    this.#take(length, slot)
    return true
  }

  /** A word that no list knows. */
  #loose(): void {
    const word = this.#words[this.#at] ?? ''
    if (fillers.has(word) || companyNouns.has(word) || (isOrnament(word) && this.#words.length > 1))
      return void (this.#at += 1)
    const isKnown = (at: number): boolean =>
      roleAt(this.#words, at) !== undefined ||
      placeAt(this.#words, at) !== undefined ||
      sectorAt(this.#words, at) !== undefined
    const run = this.#run({ isEnd: isKnown })
    if (this.#mode === 'location') return this.#take(run.length, placeSlot([], this.#as(run)))
    // "CFOs of municipal utilities": what stands before a sector says of which kind.
    const isOfKind = this.#mode === 'from' && sectorAt(this.#words, this.#at + run.length) !== undefined
    const isCompany = (this.#mode === 'from' && !isOfKind) || this.#isUnwanted || this.#joins?.part === 'company'
    if (isCompany || isWellKnown(run.join(' '))) {
      const slot = this.#mode === 'from' ? orInTitle(companySlot([this.#as(run)]), run) : companySlot([this.#as(run)])
      const isEither = this.#mode === 'from' && this.#mayBeParticle
      return this.#take(run.length, isEither ? eitherSlot(slot, this.#named(run)) : slot)
    }
    if (this.#joins) return this.#take(run.length, this.#named(run))
    if (this.#looseUntil !== this.#at) this.#looseFrom = this.#at
    const named = this.#words.slice(this.#looseFrom, this.#at + run.length)
    for (const beside of [this.#words[this.#at - 1], this.#words[this.#at + run.length]])
      if (beside !== undefined && fillers.has(beside)) this.extras.push(nameExtra(beside))
    this.#at += run.length
    this.#looseUntil = this.#at
    // A letter alone is an initial: it may be missing.
    const words = run.filter(
      (one, at) => one.length > 1 || run.length === 1 || /\d/.test(one) || isAmongLetters(run, at),
    )
    this.#lastRun = [...new Set(words)]
    for (const one of this.#lastRun) this.#add(this.#wordOf(one, named))
    this.extras.push(companyExtra(this.#as(named)))
  }

  /** "Ltd" is no part of a name, and need not be written anywhere. */
  #wordOf(word: string, named: readonly string[]): Slot {
    const slot = wordSlot(word, this.#as([word]))
    const rest = named.filter((one) => one !== word)
    const isPart = rest.length === 0 || companyKey(rest.join(' ')) !== companyKey(named.join(' '))
    return isPart ? slot : eitherSlot(slot, companySlot([this.#as(named)]))
  }

  #named(words: readonly string[]): Slot {
    const [first, ...others] = words
    return first !== undefined && others.length === 0 ? wordSlot(first, this.#as(words)) : namedSlot(this.#as(words))
  }

  /** Words that stand together may be a title, whatever each of them is read as: "seed scientists", "night auditor". */
  #addTitleRows(): void {
    if (this.slots.every(({ part }) => part !== 'word' && part !== 'role')) return
    const end = this.#words.findIndex((word) => word === 'at' || word === 'ex')
    const words = end === -1 ? this.#words : this.#words.slice(0, end)
    const isSaid = (word: string | undefined): word is string =>
      word !== undefined && word !== comma && !fillers.has(word) && !isMarker(word) && !isQuotedWord(word)
    const rows = words.flatMap((word, at) => {
      const next = words[at + 1]
      return isSaid(word) && isSaid(next) ? [[word, next]] : []
    })
    for (const row of rows.slice(0, mostRows)) this.extras.push(titleExtra(row))
  }

  /** "Fintech" beside a role is where, not what: "fintech sales" aside, "security founders" are founders in security. */
  #preferSectors(): void {
    const roles = this.slots.filter(({ part }) => part === 'role')
    if (roles.length < 2) return
    for (const [at, slot] of this.slots.entries()) if (slot.sector) this.slots[at] = sectorSlot(slot.sector, slot.typed)
  }
}

/** After a role they say where: "CFO of Adyen", "directeur financier de BNP". */
const ofWords = new Set(['of', 'de', 'du', 'di', 'del', 'der', 'von'])

const isMarker = (word: string): boolean => /^(?:at|in|im|from|von|aus|not|ex|or|studiedat)$/.test(word)
const isQuotedWord = (word: string): boolean => /^quoted\d+phrase$/.test(word)

/** "P & G": letters that stand together are a name. */
const isAmongLetters = (run: readonly string[], at: number): boolean =>
  (run[at - 1]?.length ?? 2) === 1 || (run[at + 1]?.length ?? 2) === 1 ? run.every((word) => word.length === 1) : false

/** "Acme Berlin": the place is not a part of the name, unless it is all of it. Of the Bank of America it is a part. */
function trailingPlace(run: readonly string[]): { from: number; found?: Place } {
  for (let from = 1; from < run.length; from += 1) {
    const found = placeAt(run, from)
    if (found && from + found.length === run.length && run[from - 1] !== 'of') return { from, found: found.place }
  }
  return { from: run.length }
}
