import { present } from '../../values/present.rules.ts'
import { ImportRefused } from '../import-refused.ts'
import { limits } from '../limits.rules.ts'
import { TextLines, type TextLine } from './text-lines.ts'

export interface ContentLine {
  /** Where it begins, counted from 1. */
  line: number
  text: string
}

/** Asked with what stands before the first `:` or `;`. An unwanted line, such as a photo, is passed over, not collected. */
export type IsWanted = (name: string) => boolean

interface Unfinished extends ContentLine {
  isWanted: boolean
  isQuotedPrintable: boolean
  /** In vCard 2.1, quoted-printable goes on after a `=` at the end, not by a space at the beginning. */
  goesOn: boolean
}

/** Lines of a vCard or calendar, unfolded: a line that begins with a space continues the one before. */
export async function* readFoldedLines(chunks: AsyncIterable<string>, isWanted: IsWanted): AsyncGenerator<ContentLine> {
  const lines = new TextLines()
  let current: Unfinished | undefined

  function* unfold(found: Iterable<TextLine>): Generator<ContentLine> {
    for (const { number, text, isCut } of found) {
      const isFolded = text.startsWith(' ') || text.startsWith('\t')
      if (current && (current.goesOn || isFolded)) {
        append(current, current.goesOn ? text : text.slice(1))
      } else {
        if (current?.isWanted) yield { line: current.line, text: current.text }
        current = text === '' ? undefined : begin(number, text, isWanted)
      }
      if (current?.isWanted && (isCut || current.text.length > limits.foldedLine))
        throw new ImportRefused('line_too_long')
    }
  }

  for await (const chunk of chunks) yield* unfold(lines.push(chunk))
  yield* unfold(lines.end())
  if (current?.isWanted) yield { line: current.line, text: current.text }
}

function begin(line: number, text: string, isWanted: IsWanted): Unfinished {
  const name = present(/^[^:;]{0,100}/.exec(text))[0]
  const isQuotedPrintable = /;(?:encoding=)?quoted-printable[;:]/i.test(text.slice(0, 500))
  const started = { line, text: '', isWanted: isWanted(name), isQuotedPrintable, goesOn: false }
  append(started, text)
  return started
}

function append(line: Unfinished, text: string): void {
  line.goesOn = line.isQuotedPrintable && text.endsWith('=')
  if (line.isWanted) line.text += line.goesOn ? text.slice(0, -1) : text
}
