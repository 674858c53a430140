import { sql } from 'kysely'
import { z } from 'zod'
import { onDecision, type ApprovalKind } from '@wellmet/account/approvals/approvals.hooks.ts'
import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { requestApproval } from '@wellmet/account/approvals/request-approval.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { Somebody, World } from './world.ts'

const Payload = z.object({ what: z.string(), items: z.int() })
type Payload = z.infer<typeof Payload>

/** Something that needs a yes, made up: a yes writes down what it stands for. */
export const noteKind = (over: Partial<ApprovalKind<Payload>> = {}): ApprovalKind<Payload> => ({
  name: 'test.note',
  title: () => 'Write a note',
  payload: Payload,
  risk: 'ordinary',
  mayBeAutomatic: true,
  hours: 48,
  shows: ({ what, items }) => ({
    title: { code: 'test.title', params: {}, text: `Write ${what}` },
    facts: [{ label: approvalsMessages.what.message(), value: what }],
    items,
  }),
  ...over,
})

/** Lets decisions about these kinds leave a row, and answers with how to read the rows. */
export async function noteDecisions(world: World, ...kinds: ApprovalKind<Payload>[]) {
  await world.superuser.query(
    `create schema notes; grant usage on schema notes to wellmet_system;
     create table notes.notes (what text not null, verdict text not null); grant all on notes.notes to wellmet_system`,
  )
  const reactions = kinds.flatMap((kind) =>
    onDecision(kind, async ({ tx }, { verdict, payload }) => {
      await sql`insert into notes.notes (what, verdict) values (${payload.what}, ${verdict})`.execute(tx)
    }),
  )
  Object.assign(world.services, { hooks: [...world.services.hooks, ...reactions] })
  return async (verdict = 'approved'): Promise<string[]> => {
    const { rows } = await world.superuser.query<{ what: string }>(
      'select what from notes.notes where verdict = $1 order by what',
      [verdict],
    )
    return rows.map(({ what }) => what)
  }
}

/** As a use case does. */
export const askForNote = (
  { services }: Pick<World, 'services'>,
  who: Pick<Somebody, 'user' | 'workspace'>,
  kind: ApprovalKind<Payload>,
  what: string,
  items = 1,
) =>
  services.database.system.asSystem((tx) =>
    requestApproval(tx, services, kind, {
      workspaceId: who.workspace!.id,
      requestedBy: who.user.id,
      payload: { what, items },
    }),
  )

/** One that waits, one that was rejected, one that a policy approved, and that policy. */
export async function plantApprovals(
  world: Pick<World, 'services' | 'superuser'>,
  who: Pick<Somebody, 'user' | 'workspace'>,
  word: string,
): Promise<void> {
  const policyId = newId()
  await world.superuser.query(
    `insert into account.approval_policies (id, workspace_id, kind, granted_by, most_a_day, most_items, created_at, ends_at)
     values ($1, $2, 'test.note', $3, 1, 1, now(), now() + interval '90 days')`,
    [policyId, who.workspace!.id, who.user.id],
  )
  await askForNote(world, who, noteKind(), `${word} automatic`)
  await askForNote(world, who, noteKind(), `${word} waiting`)
  const { approvalId } = await askForNote(world, who, noteKind(), `${word} rejected`)
  await world.superuser.query(
    `update account.approvals set verdict = 'rejected', decided_at = now(), decided_by = $2 where id = $1`,
    [approvalId, who.user.id],
  )
}
