import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { areas as manifests } from '../../apps/areas.ts'
import { tablesOf } from '../../platform/area.ts'
import { repository } from '../repository.ts'
import { areas } from './areas.ts'
import { unexplainedSystemCalls } from './as-system.ts'
import { cruiseRepository } from './cruise.ts'
import { decisionFindings } from './listed-decisions.ts'
import { nounsOutsideGlossary, unknownDocumentedNames } from './documented-names.ts'
import { englishParameters } from './english-parameters.ts'
import { misnamedFiles, overlongFiles } from './files.ts'
import { routesWithoutLoader } from './loaders.ts'
import { circlesOfNouns } from './noun-imports.ts'
import { productWordsInPlatform } from './platform-words.ts'
import { policiesThatAskPerRow } from './policies.ts'
import { undeclaredQueries } from './query-facts.ts'
import { retiredNames } from './retired-names.ts'
import { foreignTables } from './sql-borders.ts'
import { locksElsewhere, misnamedStatements, ordersByText } from './statements.ts'
import { stylesheetFindings, unlayeredKitSheets } from './stylesheets.ts'
import { tableFindings } from './tables.ts'
import { foldersWithoutLayer, webCircles } from './web-folders.ts'

/**
 * The shape of docs/map.md: imports, names, lengths, which schema a file may speak of, statements named as their blocks,
 * locks, classes in stylesheets, what queries depend on, what the platform does not know, retired names, who takes on
 * the system role, the declarations of tables, policies, English words inside messages, whether the tables and paths in the
 * documentation exist, and whether the glossary has the nouns of account and connections. No check takes a list of
 * exceptions.
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
  ...undeclaredQueries(),
  ...foreignTables(),
  ...misnamedStatements(),
  ...ordersByText(),
  ...locksElsewhere(),
  ...stylesheetFindings(),
  ...unlayeredKitSheets(),
  ...productWordsInPlatform(),
  ...circlesOfNouns(),
  ...foldersWithoutLayer(),
  ...webCircles(),
  ...unexplainedSystemCalls(),
  ...tableFindings(tablesOf(manifests)),
  ...policiesThatAskPerRow(),
  ...englishParameters(),
  ...retiredNames(),
  ...unknownDocumentedNames(),
  ...nounsOutsideGlossary(),
  ...decisionFindings(),
]

console.log(`${modules} modules, ${all.length} violations`)
for (const finding of all) console.log(`  ${finding}`)
process.exitCode = all.length === 0 ? 0 : 1
