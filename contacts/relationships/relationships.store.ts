import { statements } from '@wellmet/platform/database/statement.ts'
import { evidenceKinds } from './evidence-kinds.rules.ts'
import { evidenceMakers } from './evidence-makers.rules.ts'
import type { Statements } from './relationships.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds, evidenceMakers })

export const listEvidence = sql.many('list_evidence')

export const insertStrengthChanges = sql.run('insert_strength_changes')
export const settleMakers = sql.run('settle_makers')

export const upsertRelationships = sql.run('upsert_relationships')

export const listPeople = sql.many('list_people')
export const noteSync = sql.run('note_sync')
export const listNetworks = sql.many('list_networks')

export const getHealth = sql.one('get_health')

export const listTrustWeights = sql.many('list_trust_weights')
