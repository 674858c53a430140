import { migrationPath } from '../database/migration-path.ts'
import type { Names } from './names.ts'
import { addVerb } from './templates/add-verb.ts'
import { areaManifest } from './templates/area-manifest.ts'
import { areaPackage } from './templates/area-package.ts'
import { contractFile } from './templates/contract-file.ts'
import { handlersFile } from './templates/handlers-file.ts'
import { httpTests } from './templates/http-tests.ts'
import { listVerb } from './templates/list-verb.ts'
import { migration } from './templates/migration.ts'
import { rulesFile } from './templates/rules-file.ts'
import { rulesTests } from './templates/rules-tests.ts'
import { storeFile } from './templates/store-file.ts'
import { tablesFile } from './templates/tables-file.ts'

export interface WrittenFile {
  path: string
  content: string
}

/** Where the noun comes to stand. */
export interface Ground {
  begunAt: Date
  schemaIsNew: boolean
  /** The versions that its package.json says, when the area is new. */
  newArea: { version: string; zod: string } | null
}

/** Everything of a noun that is its own. What tells the rest of the repository about it is in registrations.ts. */
export function nounFiles(names: Names, { begunAt, schemaIsNew, newArea }: Ground): WrittenFile[] {
  const { area, noun, singular, table } = names
  const folder = `${area}/${noun}`
  return [
    { path: `${folder}/${noun}.contract.ts`, content: contractFile(names) },
    { path: `${folder}/${noun}.rules.ts`, content: rulesFile(names) },
    { path: `${folder}/${noun}.rules.test.ts`, content: rulesTests(names) },
    { path: `${folder}/${noun}.store.ts`, content: storeFile(names) },
    { path: `${folder}/${noun}.tables.ts`, content: tablesFile(names) },
    { path: `${folder}/list-${noun}.ts`, content: listVerb(names) },
    { path: `${folder}/add-${singular}.ts`, content: addVerb(names) },
    { path: `${folder}/${noun}.handlers.ts`, content: handlersFile(names) },
    { path: `${folder}/${noun}.test.ts`, content: httpTests(names) },
    { path: migrationPath(table, begunAt), content: migration(names, schemaIsNew) },
    ...(newArea
      ? [
          { path: `${area}/package.json`, content: areaPackage(area, newArea) },
          { path: `${area}/${area}.area.ts`, content: areaManifest(names) },
        ]
      : []),
  ]
}
