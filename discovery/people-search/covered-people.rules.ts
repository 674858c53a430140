import type { List, Postings } from '../postings/postings.rules.ts'
import type { CompiledQuestion, Need } from '../questions/compile-question.rules.ts'

/** People who have the same parts of a question. */
export interface Group {
  /** What each slot is worth by its best option; 0 where they do not have it. The first is what is only better to have. */
  readonly worths: readonly number[]
  readonly isRefused: boolean
  readonly people: readonly number[]
}

export interface CoveredPeople {
  readonly groups: readonly Group[]
  /** The id of somebody in a group. */
  readonly idOf: (person: number) => bigint
  /** How close the closest of those who have them is: trust times strength, as far as the index says. */
  readonly scoreOf: (person: number) => number
}

/** Who has which parts of the question, by the index. */
export function coverPeople(compiled: CompiledQuestion, postings: Postings, kinds: number): CoveredPeople {
  const isRead = postings.entries.length > 0
  const width = Math.max(1, Math.ceil((compiled.bits + (isRead ? compiled.queries.length : 0)) / 32))
  const people = createTable(width)
  const masksOf = compiled.gives.map((gives) => masksByFields(gives, width))
  addReach(people, postings.reach)
  addEntries(people, postings.entries, compiled.bits)
  addLists(people, postings.lists, masksOf)
  const groups = groupsOf(people, width, kinds).map(({ bits, people: some }) => ({
    ...evaluate(compiled, bits),
    people: some,
  }))
  return {
    groups,
    idOf: (person) => (BigInt(intAt(people.high, person)) << 32n) | BigInt(intAt(people.low, person) >>> 0),
    scoreOf: (person) => {
      const score = intAt(people.scores, person)
      return score === unknownScore ? intAt(people.reached, person) : score
    },
  }
}

type Table = ReturnType<typeof createTable>

const intAt = (values: Int32Array, at: number): number => values[at] ?? 0

/** Doubles when it is full: most hits are of people who are in it already. */
const firstCapacity = 2_048

/** People by id with open addressing: with a Map of objects this takes longer than all the rest of a search. */
function createTable(width: number) {
  let capacity = firstCapacity
  let places = new Int32Array(2 * capacity)
  let count = 0
  const table = {
    high: new Int32Array(capacity),
    low: new Int32Array(capacity),
    bits: new Int32Array(capacity * width),
    scores: new Int32Array(capacity).fill(unknownScore),
    reached: new Int32Array(capacity).fill(unknownScore),
    kinds: new Uint8Array(capacity),
    width,
    count: () => count,
    /** 0 where they are not in the table. */
    find: (high: number, low: number): number => Math.max(0, look(high, low)),
    place(high: number, low: number): number {
      const found = look(high, low)
      if (found > 0) return found
      if (count + 1 >= capacity) {
        grow()
        return table.place(high, low)
      }
      count += 1
      places[-found - 1] = count
      table.high[count] = high
      table.low[count] = low
      return count
    },
  }
  /** The place of somebody from 1, or minus the free place. */
  function look(high: number, low: number): number {
    const mask = places.length - 1
    let at = (Math.imul(low, 0x9e3779b1) ^ high) & mask
    for (;;) {
      const person = places[at] ?? 0
      if (person === 0) return -at - 1
      if (table.low[person] === low && table.high[person] === high) return person
      at = (at + 1) & mask
    }
  }
  function grow(): void {
    capacity *= 2
    table.high = grown(table.high, capacity)
    table.low = grown(table.low, capacity)
    table.bits = grown(table.bits, capacity * width)
    table.scores = grown(table.scores, capacity, unknownScore)
    table.reached = grown(table.reached, capacity, unknownScore)
    const { kinds } = table
    table.kinds = new Uint8Array(capacity)
    table.kinds.set(kinds)
    places = new Int32Array(2 * capacity)
    for (let person = 1; person <= count; person += 1)
      places[-look(intAt(table.high, person), intAt(table.low, person)) - 1] = person
  }
  return table
}

const unknownScore = -1

function grown(values: Int32Array, length: number, filling = 0): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length)
  if (filling !== 0) larger.fill(filling, values.length)
  larger.set(values)
  return larger
}

/** For each of the 16 sets of fields the bits that a word gives there. */
function masksByFields(gives: readonly { bit: number; fields: number }[], width: number): Int32Array {
  const masks = new Int32Array(16 * width)
  for (const { bit, fields } of gives)
    for (let set = 0; set < 16; set += 1) if ((set & fields) !== 0) setBit(masks, set * width, bit)
  return masks
}

const setBit = (bits: Int32Array, from: number, bit: number): void => {
  const at = from + (bit >>> 5)
  bits[at] = intAt(bits, at) | (1 << (bit & 31))
}

function addReach(people: Table, reach: Int32Array): void {
  for (let at = 0; at < reach.length; at += 3) {
    const person = people.place(intAt(reach, at), intAt(reach, at + 1))
    people.reached[person] = intAt(reach, at + 2)
  }
}

/** Of entries that were read it is known which options they have: those have bits of their own behind the others. */
function addEntries(people: Table, entries: Int32Array, firstOption: number): void {
  const { width } = people
  for (let at = 0; at < entries.length; at += 4) {
    const [h, l, score, rest] = [
      intAt(entries, at),
      intAt(entries, at + 1),
      intAt(entries, at + 2),
      intAt(entries, at + 3),
    ]
    const person = score < 0 ? people.find(h, l) : people.place(h, l)
    if (person === 0) continue
    setBit(people.bits, person * width, firstOption + (rest & 0xffff) - 1)
    people.scores[person] = Math.max(intAt(people.scores, person), score)
    people.kinds[person] = (people.kinds[person] ?? 0) | (rest >>> 16)
  }
}

const kindsIn = 3

/** The directory last: it says more of those whom a network or a path gave, and gives nobody itself. */
function addLists(people: Table, lists: Postings['lists'], masksOf: readonly Int32Array[]): void {
  const all = lists.flatMap((some, word) => some.map((list) => ({ list, masks: masksOf[word] })))
  const [ofDirectory, ofNetworks] = [
    all.filter(({ list }) => list.trust < 0),
    all.filter(({ list }) => list.trust >= 0),
  ]
  for (const { list, masks } of [...ofNetworks, ...ofDirectory]) if (masks) addList(people, list, masks)
}

function addList(people: Table, { trust, hits }: List, masks: Int32Array): void {
  const { width } = people
  for (let at = 0; at < hits.length; at += 3) {
    const h = intAt(hits, at)
    const l = intAt(hits, at + 1)
    const rest = intAt(hits, at + 2)
    const from = (rest & 15) * width
    // A word that stands in none of the fields that were asked for.
    let isAsked = 0
    for (let i = 0; i < width; i += 1) isAsked |= intAt(masks, from + i)
    if (isAsked === 0) continue
    const person = trust < 0 ? people.find(h, l) : people.place(h, l)
    if (person === 0) continue
    // Read anew each time: the table may have grown.
    const { bits, scores, kinds } = people
    for (let i = 0; i < width; i += 1)
      bits[person * width + i] = intAt(bits, person * width + i) | intAt(masks, from + i)
    if (trust >= 0) {
      const score = trust * (rest >>> 16)
      if (score > intAt(scores, person)) scores[person] = score
    }
    kinds[person] = (kinds[person] ?? 0) | ((rest >>> 5) & kindsIn)
  }
}

interface Alike {
  bits: Int32Array
  people: number[]
}

/** Those with the same bits together; whoever has none, or is not of the wanted kinds, is left out. */
function groupsOf(table: Table, width: number, kinds: number): Alike[] {
  const groups = new Map<string | number, Alike>()
  for (let person = 1; person <= table.count(); person += 1) {
    if (kinds !== 0 && ((table.kinds[person] ?? 0) & kinds) === 0) continue
    const from = person * width
    const key = width === 1 ? intAt(table.bits, from) : table.bits.subarray(from, from + width).join()
    if (key === 0) continue
    const group = groups.get(key)
    if (group) group.people.push(person)
    else groups.set(key, { bits: table.bits.subarray(from, from + width), people: [person] })
  }
  return [...groups.values()]
}

function evaluate({ options, refused, bits: firstOption }: CompiledQuestion, bits: Int32Array): Omit<Group, 'people'> {
  const slots = Math.max(0, ...options.map(({ slot }) => slot))
  const worths = Array.from({ length: slots + 1 }, () => 0)
  for (const [i, { slot, worth, needs }] of options.entries())
    if (worth > (worths[slot] ?? 0) && (has(bits, needs) || hasBit(bits, firstOption + i))) worths[slot] = worth
  return {
    worths,
    isRefused: refused.some((need, i) => has(bits, need) || hasBit(bits, firstOption + options.length + i)),
  }
}

const hasBit = (bits: Int32Array, bit: number): boolean => (intAt(bits, bit >>> 5) & (1 << (bit & 31))) !== 0

const has = (bits: Int32Array, need: Need): boolean =>
  'bit' in need
    ? hasBit(bits, need.bit)
    : 'all' in need
      ? need.all.every((one) => has(bits, one))
      : need.any.some((one) => has(bits, one))
