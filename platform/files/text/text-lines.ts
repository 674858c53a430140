import { limits } from '../limits.rules.ts'

export interface TextLine {
  number: number
  text: string
  /** It was longer than a line may be, and the rest is lost. */
  isCut: boolean
}

const newline = 0x0a
const carriageReturn = 0x0d

/** Lines as they stand in the file, ended by LF, CR LF or CR; never more than the longest allowed in memory. */
export class TextLines {
  #text = ''
  #isCut = false
  #number = 1
  #endedByReturn = false

  #take(piece: string): void {
    if (this.#text.length + piece.length > limits.foldedLine) this.#isCut = true
    else this.#text += piece
  }

  #finish(): TextLine {
    const line = { number: this.#number, text: this.#text, isCut: this.#isCut }
    this.#text = ''
    this.#isCut = false
    this.#number += 1
    return line
  }

  *push(chunk: string): Generator<TextLine> {
    let at = 0
    while (at < chunk.length) {
      if (this.#endedByReturn && chunk.charCodeAt(at) === newline) at += 1
      this.#endedByReturn = false
      const end = endOfLine(chunk, at)
      this.#take(chunk.slice(at, end))
      if (end >= chunk.length) return
      this.#endedByReturn = chunk.charCodeAt(end) === carriageReturn
      at = end + 1
      yield this.#finish()
    }
  }

  /** The last line, when the file does not end with a newline. */
  *end(): Generator<TextLine> {
    if (this.#text !== '' || this.#isCut) yield this.#finish()
  }
}

function endOfLine(chunk: string, from: number): number {
  for (let at = from; at < chunk.length; at += 1) {
    const code = chunk.charCodeAt(at)
    if (code === newline || code === carriageReturn) return at
  }
  return chunk.length
}
