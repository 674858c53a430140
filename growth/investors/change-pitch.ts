import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { expectSite } from '../sites/show-site.ts'
import { investorsMessages } from './investors.messages.ts'
import { countLinks, findPitch, insertLink, revokeLink, savePitch } from './investors.store.ts'
import { mostLinks, type PitchChange } from './pitches.contract.ts'

export const changePitch = (call: MemberCall, pitch: PitchChange): Promise<PitchChange> =>
  call.db.transaction(async (tx) => {
    const { workspaceId } = call.viewer
    await expectSite(tx, workspaceId)
    const sections = JSON.stringify(pitch.sections)
    await savePitch(tx, { workspaceId, title: pitch.title, sections, now: call.services.now() })
    return pitch
  })

export const addLink = (call: MemberCall, { reader }: { reader: string }): Promise<{ id: string; url: string }> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    await expectSite(tx, workspaceId)
    if (!(await findPitch(tx, { workspaceId }))) throw fail('conflict', investorsMessages.noPitch())
    if ((await countLinks(tx, { workspaceId })).n >= mostLinks)
      throw fail('conflict', investorsMessages.tooManyLinks({ most: mostLinks }))
    const now = call.services.now()
    const [id, token] = [newId(now.getTime()), newSecret()]
    await insertLink(tx, { id, workspaceId, reader, tokenHash: hashSecret(token), now })
    // As the system: the audit log is not written by members
    await call.db.asSystem((system) =>
      recordAudit(system, {
        workspaceId,
        actorId: userId,
        action: 'pitch-link.created',
        subject: id,
        detail: { reader },
        now,
      }),
    )
    return { id, url: new URL(`/pitch/${token}`, call.services.config.PUBLIC_URL).href }
  })

export const endLink = (call: MemberCall, id: string): Promise<undefined> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const now = call.services.now()
    if ((await revokeLink(tx, { id, workspaceId, now })) === 0) throw notFound('link')
    // As the system: the audit log is not written by members
    await call.db.asSystem((system) =>
      recordAudit(system, { workspaceId, actorId: userId, action: 'pitch-link.revoked', subject: id, now }),
    )
    return undefined
  })
