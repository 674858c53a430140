import { limits } from '../limits.rules.ts'

const newline = 0x0a
const carriageReturn = 0x0d
const letterF = 0x46
/** Enough of a line to see whether it parts two messages. */
const longestSeparator = 300
const separator = /^From \S.*\d\d:\d\d/

/**
 * Parts a mailbox into the header blocks of its messages. A line `From … 12:34 …` after an empty one begins a message;
 * in a body such a line is written `>From`. Of a body nothing is held but a line that might be one.
 */
export class MboxHeaders {
  #place: 'body' | 'headers' | 'overlong' = 'body'
  #block: Buffer[] = []
  #blockLength = 0
  #line: Buffer[] = []
  #lineLength = 0
  #firstByte = 0
  #afterBlank = true

  #take(piece: Buffer): void {
    if (this.#lineLength === 0) this.#firstByte = piece.readUInt8(0)
    const mayPart = this.#afterBlank && this.#firstByte === letterF
    const longest = this.#place === 'headers' ? limits.mailHeaders - this.#blockLength : mayPart ? longestSeparator : 0
    const room = longest - this.#lineLength
    // Copied, because a piece would hold on to the whole chunk that it was cut from.
    if (room > 0) this.#line.push(Buffer.from(piece.subarray(0, room)))
    this.#lineLength += piece.length
    if (this.#place === 'headers' && piece.length > room) this.#place = 'overlong'
  }

  *push(chunk: Uint8Array): Generator<Uint8Array | 'too-long'> {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
    let at = 0
    while (at < bytes.length) {
      const found = bytes.indexOf(newline, at)
      const end = found < 0 ? bytes.length : found + 1
      this.#take(bytes.subarray(at, end))
      at = end
      if (found >= 0) yield* this.#endLine()
    }
  }

  *end(): Generator<Uint8Array | 'too-long'> {
    if (this.#lineLength > 0) yield* this.#endLine()
    yield* this.#endBlock()
  }

  *#endLine(): Generator<Uint8Array | 'too-long'> {
    const line = this.#line
    const isBlank = this.#lineLength <= 2 && (this.#firstByte === newline || this.#firstByte === carriageReturn)
    const mayPart = this.#afterBlank && this.#firstByte === letterF
    this.#line = []
    this.#lineLength = 0
    this.#afterBlank = isBlank
    if (mayPart && separator.test(Buffer.concat(line).toString('latin1', 0, longestSeparator))) {
      yield* this.#endBlock()
      this.#place = 'headers'
    } else if (isBlank) yield* this.#endBlock()
    else if (this.#place === 'headers')
      for (const piece of line) {
        this.#block.push(piece)
        this.#blockLength += piece.length
      }
  }

  *#endBlock(): Generator<Uint8Array | 'too-long'> {
    const place = this.#place
    const block = this.#block
    this.#place = 'body'
    this.#block = []
    this.#blockLength = 0
    if (place === 'overlong') yield 'too-long'
    else if (place === 'headers') yield Buffer.concat(block)
  }
}
