import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.ts'
import { areas } from './areas.ts'
import { unlistedSystemCalls } from './as-system.ts'
import { cruiseRepository } from './cruise.ts'
import { unknownDocumentedNames } from './documented-names.ts'
import { misnamedFiles, overlongFiles } from './files.ts'
import { routesWithoutLoader } from './loaders.ts'
import { unexpectedMutualNouns } from './noun-imports.ts'
import { productWordsInPlatform } from './platform-words.ts'
import { retiredNames } from './retired-names.ts'
import { foreignTables } from './sql-borders.ts'
import { misnamedStatements, ordersByText } from './statements.ts'
import { stylesheetFindings, unlayeredKitSheets } from './stylesheets.ts'

/**
 * The shape of docs/map.md: imports, names, lengths, which schema a file may speak of, statements named as their blocks,
 * classes in stylesheets, what the platform does not know, retired names, who takes on the system role, and
 * whether the tables and paths in the documentation exist. The list of exceptions is empty.
 */
const folders = [...areas, 'apps', 'database', 'tools', 'tests', 'bench'].filter((folder) =>
  existsSync(join(repository, folder)),
)
const { findings, modules } = await cruiseRepository(folders)
const all = [
  ...findings,
  ...misnamedFiles(),
  ...overlongFiles(),
  ...routesWithoutLoader(),
  ...foreignTables(),
  ...misnamedStatements(),
  ...ordersByText(),
  ...stylesheetFindings(),
  ...unlayeredKitSheets(),
  ...productWordsInPlatform(),
  ...unexpectedMutualNouns(),
  ...unlistedSystemCalls(),
  ...retiredNames(),
  ...unknownDocumentedNames(),
]

console.log(`${modules} modules, ${all.length} violations`)
for (const finding of all) console.log(`  ${finding}`)
process.exitCode = all.length === 0 ? 0 : 1
