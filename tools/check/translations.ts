import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages, sourceLocale, type Language } from '@wellmet/platform/messages/locale.ts'
import { translationProblem } from '@wellmet/platform/messages/message-shape.ts'
import { sourceTexts } from '@wellmet/platform/messages/messages.ts'
import { translatedCodes, translationOf } from '@wellmet/platform/messages/translations.ts'
import { repository } from '../repository.ts'
import { repositoryFiles } from './files.ts'

/** The API reference is English, as the contracts that it shows, and so is what assistants are refused with. */
const english = new Set(['apps/api/reference.messages.ts', 'apps/mcp/mcp.messages.ts'])

/** What each language lacks or has wrong, by file and key. Imports every file of messages. */
export async function translationFindings(): Promise<string[]> {
  const files = repositoryFiles().filter((path) => path.endsWith('.messages.ts') && !english.has(path))
  const keysOf = new Map<string, string[]>()
  for (const file of files) keysOf.set(file, await codesIn(file))
  const others = languages.filter((language) => language !== sourceLocale)
  return (await Promise.all(others.map((language) => findingsIn(language, keysOf)))).flat()
}

async function codesIn(file: string): Promise<string[]> {
  const exported = Object.values((await import(join(repository, file))) as Record<string, object>)
  return exported.flatMap((messages) => Object.values(messages)).flatMap(({ code }: { code?: string }) => code ?? [])
}

async function findingsIn(language: Language, keysOf: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
  const findings: string[] = []
  const known = new Set([...keysOf.values()].flat())
  for (const [file, codes] of keysOf) {
    const translated = file.replace(/\.ts$/, `.${language}.ts`)
    if (existsSync(join(repository, translated))) await import(join(repository, translated))
    for (const code of codes) {
      const problem = translationProblem(sourceTexts().get(code) ?? '', translationOf(language, code))
      if (problem) findings.push(`${translated}: ${code.split('.')[1]} ${problem}`)
    }
  }
  const unknown = translatedCodes(language).filter((code) => !known.has(code))
  return [...findings, ...unknown.map((code) => `${language}: ${code} is no message`)]
}
