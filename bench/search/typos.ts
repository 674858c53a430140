import type { Draw } from '../network/draw.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

type Typo = (word: string, draw: Draw) => string

const other = (draw: Draw, than: string): string => draw.pick(letters.filter((letter) => letter !== than))

/** One slip of the finger, anywhere in the word. */
export const typos: Record<'inserted' | 'deleted' | 'wrong' | 'exchanged', Typo> = {
  inserted(word, draw) {
    const at = draw.int(0, word.length)
    return word.slice(0, at) + draw.pick(letters) + word.slice(at)
  },
  deleted(word, draw) {
    const at = draw.below(word.length)
    return word.slice(0, at) + word.slice(at + 1)
  },
  wrong(word, draw) {
    const at = draw.below(word.length)
    return word.slice(0, at) + other(draw, word[at]!) + word.slice(at + 1)
  },
  exchanged(word, draw) {
    const at = draw.below(word.length - 1)
    return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2)
  },
}
