import { formKinds, type FormKind } from '../sites/sites.rules.ts'
import { contentMessages as m } from './content.messages.ts'

/** A body is Markdown with closed blocks between it. A block begins with `::: name` and ends with `:::`. */
export type Part =
  | { is: 'markdown'; text: string }
  | { is: 'hero'; text: string }
  | { is: 'quote'; by: string; text: string }
  | { is: 'form'; form: FormKind }
  | { is: 'button'; href: string; text: string }

interface BodyFault {
  line: number
  says: string
}

const blockNames = ['hero', 'quote', 'form', 'button'] as const
const opening = /^:::[ \t]*([\p{L}-]+)[ \t]*(.*)$/u
const closing = /^:::[ \t]*$/

/** An address that a button may lead to. */
const isWebAddress = (typed: string): boolean => /^https?:\/\/[^\s"'<>\\]+$/i.test(typed) && URL.canParse(typed)

/** The parts in order, and what cannot be read, by line. What has a fault is left out of the parts. */
export function readBody(body: string): { parts: Part[]; faults: BodyFault[] } {
  const parts: Part[] = []
  const faults: BodyFault[] = []
  let plain: string[] = []
  const lines = body.split(/\r?\n/)
  const flush = (): void => {
    const text = plain.join('\n')
    if (text.trim() !== '') parts.push({ is: 'markdown', text })
    plain = []
  }
  for (let at = 0; at < lines.length; at += 1) {
    const found = opening.exec(lines[at]!)
    if (!found) {
      if (closing.test(lines[at]!)) faults.push({ line: at + 1, says: m.nothingToClose({ line: at + 1 }) })
      else plain.push(lines[at]!)
      continue
    }
    flush()
    const end = lines.findIndex((line, index) => index > at && closing.test(line))
    const line = at + 1
    if (end === -1) {
      faults.push({ line, says: m.notClosed({ line }) })
      break
    }
    const part = readBlock(
      found[1]!,
      found[2]!.trim(),
      lines
        .slice(at + 1, end)
        .join('\n')
        .trim(),
      line,
    )
    if ('says' in part) faults.push(part)
    else parts.push(part)
    at = end
  }
  flush()
  return { parts, faults }
}

function readBlock(name: string, said: string, text: string, line: number): Part | BodyFault {
  if (name === 'hero') return { is: 'hero', text }
  if (name === 'quote') return { is: 'quote', by: said, text }
  if (name === 'form') {
    const form = formKinds.find((kind) => kind === said)
    return form ? { is: 'form', form } : { line, says: m.noSuchForm({ line, forms: formKinds.join(', ') }) }
  }
  if (name === 'button') {
    if (isWebAddress(said) && text !== '') return { is: 'button', href: said, text }
    return { line, says: m.notAButton({ line }) }
  }
  return { line, says: m.noSuchBlock({ line, name, blocks: blockNames.join(', ') }) }
}

export const hasForm = (body: string): boolean => readBody(body).parts.some(({ is }) => is === 'form')
