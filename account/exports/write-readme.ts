import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ZippedFile } from '@wellmet/platform/files/zip/write-zip.ts'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import type { PersonalTable } from '@wellmet/platform/tables/table.ts'
import type { User } from '../users/users.contract.ts'
import type { LeftOutWorkspace } from './exports.contract.ts'
import { exportsMessages } from './exports.messages.ts'

/** What is in the archive, where it comes from, who gets it, how long it is stored, and what is left out with the reason. */
export async function writeReadme(
  folder: string,
  user: User,
  { tables, leftOut: workspaces }: { tables: readonly PersonalTable[]; leftOut: readonly LeftOutWorkspace[] },
  now: Date,
): Promise<ZippedFile> {
  const path = join(folder, 'README.txt')
  const [about, notMet] = inLocale(user.language ?? sourceLocale, () => [
    exportsMessages.readme({ name: user.name, email: user.email, at: now.toISOString() }),
    workspaces.map(({ name, needs }) => exportsMessages.readmeLeftOut({ workspace: name, needs })),
  ])
  const leftOut = tables.flatMap(({ table, leftOut: reasons }) =>
    typeof reasons === 'string'
      ? [`${table}: ${reasons}`]
      : Object.entries(reasons).map(([column, why]) => `${table}.${column}: ${why}`),
  )
  await writeFile(path, `${about}\n\n${[...notMet, ...leftOut].join('\n')}\n`)
  return { name: 'README.txt', path }
}
