import { inject } from 'vitest'
import { openDatabase, type Database } from '@wellmet/platform/database/database.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import { migrate, migrationsFingerprint, signedInAs } from '../../database/migrate.ts'
import { cloneDatabase, ensureTemplate, type ClonedDatabase } from '../../tools/services/template-database.ts'
import { emptier, type Emptier } from './empty-database.ts'
import { worldsName } from './worlds-name.ts'

export interface TestDatabase {
  /** As the application signs in. */
  url: string
  /** As the superuser, for looking behind the curtain. */
  superuserUrl: string
  /** Of the application, kept from test to test: a new one reads the catalogue and plans every statement again. */
  connections: Database
  /** Gives it back: a test after this one may get it, with the rows of the migrations alone. */
  drop(): Promise<void>
  /** Ends every connection that is kept, so that it can be cloned. Nobody else gets it then. */
  leave(): Promise<void>
}

interface Clone extends ClonedDatabase {
  connections: Database
  emptier: Emptier
}

const templates = new Map<string, Promise<string>>()
const unused = new Map<string, Clone[]>()

/**
 * A migrated database of one's own. One that an earlier test of this process has left is emptied, which is cheaper than
 * a clone and its drop; one whose tables or functions a test has changed is dropped.
 */
export async function newDatabase(server = inject('postgresUrl')): Promise<TestDatabase> {
  const clone = unused.get(server)?.pop() ?? (await newClone(server))
  return {
    url: signedInAs(clone.url, 'wellmet_app'),
    superuserUrl: clone.url,
    connections: clone.connections,
    async drop() {
      if (await clone.emptier.empty()) unused.set(server, [...(unused.get(server) ?? []), clone])
      else await discard(clone)
    },
    leave: () => closeConnections(clone),
  }
}

async function discard(clone: Clone): Promise<void> {
  // Not waited for: a connection that a test has not given back is cut by the drop.
  void closeConnections(clone)
  await clone.drop()
}

async function closeConnections({ connections, emptier }: Clone): Promise<void> {
  await Promise.all([connections.close(), emptier.close()])
}

async function newClone(server: string): Promise<Clone> {
  const template = templates.get(server) ?? ensureTemplate(server, recipe())
  templates.set(server, template)
  const clone = await cloneDatabase(server, await template)
  const connections = openDatabase({
    url: signedInAs(clone.url, 'wellmet_app'),
    maxConnections: 8,
    log: createLog({ level: 'silent', name: worldsName }),
    name: worldsName,
  })
  return { ...clone, connections, emptier: await emptier(clone.url) }
}

const recipe = () => ({ fingerprint: migrationsFingerprint(), build: (url: string) => migrate(url) })
