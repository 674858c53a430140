import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { operatorOf } from '../../tests/world/wellmet.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import { anchorAudit } from './anchor-audit.ts'
import { chainHash, chainStart, type AuditEntry } from './audit.rules.ts'
import { verifyAnchors } from './verify-anchors.ts'

async function stage() {
  const file = join(temporaryFolder(), 'anchors.txt')
  const world = await worldForThisTest({ AUDIT_ANCHOR_FILE: file })
  const ana = await world.signUp()
  for (const name of ['One', 'Two', 'Three']) await world.as(ana).workspaces.rename({ body: { name } })
  const anchors = () => readFileSync(file, 'utf8')
  return { world, ana, file, anchors }
}

/** As somebody would who owns the database and knows how the chain is made. */
async function rewriteHistory({ superuser }: World, change: (entries: AuditEntry[]) => AuditEntry[]): Promise<void> {
  const { rows } = await superuser.query('select * from account.audit_events order by seq')
  const entries: AuditEntry[] = rows.map((row) => ({
    workspaceId: row.workspace_id,
    seq: Number(row.seq),
    at: row.at,
    actorId: row.actor_id,
    action: row.action,
    subject: row.subject,
    detail: row.detail,
  }))
  await superuser.query('delete from account.audit_events')
  let hash = chainStart
  const changed = change(entries).map((entry, at) => ({ ...entry, seq: at + 1 }))
  for (const entry of changed) {
    hash = chainHash(hash, entry)
    await superuser.query('insert into account.audit_events values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      entry.workspaceId,
      entry.seq,
      entry.at,
      entry.actorId,
      entry.action,
      entry.subject,
      JSON.stringify(entry.detail),
      hash,
    ])
  }
  await superuser.query('update account.audit_heads set seq = $1, hash = $2', [changed.length, hash])
}

test('a history that was rewritten with all its hashes passes the chain, and not the anchors', async () => {
  const { world, ana, anchors } = await stage()
  expect(await anchorAudit(world.services)).toBe(1)
  expect(await verifyAnchors(world.services, anchors())).toMatchObject({ compared: 1, findings: [] })
  await rewriteHistory(world, (entries) =>
    entries.map((entry) => (entry.detail['to'] === 'Two' ? { ...entry, detail: { from: 'One', to: 'Else' } } : entry)),
  )
  expect(await world.as(ana).audit.verify({})).toMatchObject({ intact: true })
  const { findings } = await verifyAnchors(world.services, anchors())
  expect(findings).toEqual([expect.stringMatching(/event 5, vouched for at .*, was rewritten/)])
})

test('a tail that was cut off with its head is missed by the chain, and found by the anchors', async () => {
  const { world, ana, anchors } = await stage()
  await anchorAudit(world.services)
  await rewriteHistory(world, (entries) => entries.slice(0, 3))
  expect(await world.as(ana).audit.verify({})).toMatchObject({ intact: true, count: 3 })
  expect((await verifyAnchors(world.services, anchors())).findings).toEqual([
    expect.stringMatching(/event 5, vouched for at .*, is missing/),
  ])
})

test('only what has grown is anchored again, and what happened later contradicts no anchor', async () => {
  const { world, ana, anchors } = await stage()
  await world.signUp('Bob')
  expect(await anchorAudit(world.services)).toBe(2)
  expect(await anchorAudit(world.services)).toBe(0)
  await world.as(ana).workspaces.rename({ body: { name: 'Four' } })
  expect(await anchorAudit(world.services)).toBe(1)
  expect(await verifyAnchors(world.services, anchors())).toEqual({ chains: 2, compared: 3, deleted: 0, findings: [] })
})

test('an anchor that was changed or made by somebody else is found', async () => {
  const { world, anchors } = await stage()
  await anchorAudit(world.services)
  const [name, payload] = anchors().trim().split('.')
  const mac = createHash('sha256').update(payload!).digest('base64url')
  expect((await verifyAnchors(world.services, `${name}.${payload}.${mac}`)).findings).toEqual([
    '1 anchors have a signature that is not of this server.',
  ])
})

test('an operator verifies with one command', async () => {
  const { world, file } = await stage()
  await anchorAudit(world.services)
  // As it stands in a log, in the middle of a line.
  writeFileSync(file, JSON.stringify({ msg: 'audit log anchored', anchor: readFileSync(file, 'utf8').trim() }))
  const verify = () => operatorOf(world)('audit', file)
  expect(await verify()).toContain('intact: 1 audit logs recomputed, 1 heads compared with anchors.')
  await rewriteHistory(world, (entries) => entries.slice(1))
  await expect(verify()).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/event 5/) })
}, 300_000)
