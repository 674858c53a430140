import { findPathsIntoCompany } from '@wellmet/graph/paths/find-paths-into-company.ts'
import type { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Call, MemberCall } from '@wellmet/platform/http/serve.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import type { z } from 'zod'
import { expectSite } from '../sites/show-site.ts'
import { investorsMessages as m } from './investors.messages.ts'
import { findOpenLink, findPitch, listLinks, listReads } from './investors.store.ts'
import { mostLinks, type PitchLink, type PitchPage } from './pitches.contract.ts'

/** Paths are looked for to those whose links were read, so that a long list costs little. */
const mostPaths = 20

export const showPitch = (call: MemberCall) =>
  call.db.reading(async (tx) => {
    const { workspaceId } = call.viewer
    await expectSite(tx, workspaceId)
    const pitch = (await findPitch(tx, { workspaceId })) ?? null
    const links = await listLinks(tx, { workspaceId, limit: mostLinks })
    const reads = Map.groupBy(await listReads(tx, { workspaceId }), ({ linkId }) => linkId)
    const best = new Map<string, ReachablePerson | undefined>()
    for (const { id, reader, revokedAt } of links) {
      if (revokedAt !== null || !reads.has(id) || best.has(reader) || best.size >= mostPaths) continue
      best.set(reader, (await findPathsIntoCompany(call, { company: reader, limit: 1 })).people[0])
    }
    const titles = new Map(pitch?.sections.map(({ key, title }) => [key, title]))
    return {
      pitch,
      links: links.map(({ id, reader, createdAt, revokedAt }): PitchLink => {
        const reached = best.get(reader)
        return {
          id,
          reader,
          createdAt: createdAt.toISOString(),
          isRevoked: revokedAt !== null,
          reads: (reads.get(id) ?? []).map(({ section, byReader, times, lastOn }) => ({
            section,
            title: section === 'page' ? m.wholePage() : (titles.get(section) ?? section),
            who: byReader ? reader : m.somebodyWith({ reader }),
            times,
            lastOn,
          })),
          path: reached ? { to: { id: reached.id, name: reached.name, role: reached.role }, path: reached.path } : null,
        }
      }),
    }
  })

/** Opening the link changes nothing: mail scanners open links. */
export const readPitch = ({ db }: Call, token: string): Promise<z.infer<typeof PitchPage>> =>
  // As the system: a reader has no account
  db.asSystem(async (tx) => {
    const link = await findOpenLink(tx, { tokenHash: hashSecret(token) })
    const pitch = link && (await findPitch(tx, { workspaceId: link.workspaceId }))
    if (!link || !pitch) throw fail('link_not_valid', m.linkNotValid())
    const { workspace, reader } = link
    return { workspace, reader, ...pitch }
  })
