import { useQuery } from '@tanstack/react-query'
import type { Path, ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { useContext } from 'react'
import { kitMessages } from '../../kit/kit.messages.ts'
import { pathInShort, pathWords, whoWasAsked } from '../../graph/paths/path-words.ts'
import { personQuery } from '../../graph/paths/paths.queries.ts'
import { RequestStandings } from './request-standings.ts'

type Listed = Pick<ReachablePerson, 'id' | 'path' | 'introduced' | 'askedConnector'>
type Words = { via: string; viaInShort?: string | undefined }

/** `path` is null where the row names a connector of whom no path is known here. */
type Shown = Words & { path: Path | null }

/**
 * The path that a row draws: the best, or that of the viewer's draft, which may lead through somebody else. Lists have the
 * best path alone, so the other one is asked for.
 */
export const useShownPath = (person: Listed): Shown => {
  const { id, path } = person
  const toAsk = useContext(RequestStandings)(id)?.toAsk ?? null
  const asked = whoWasAsked(person, path)
  const needsNobody = path.viaId === null && path.status === 'verified'
  const other = asked === null && !needsNobody && toAsk !== null && toAsk.id !== path.viaId ? toAsk : null
  const { data } = useQuery({ ...personQuery(id), enabled: other !== null })
  if (asked) return { ...asked, path: asked.isOfPath ? path : null }
  if (!other) return { path, via: pathWords(path), viaInShort: pathInShort(path) }
  const drafted = data?.paths.find(({ viaId }) => viaId === other.id)
  if (drafted) return { path: drafted, via: pathWords(drafted), viaInShort: pathInShort(drafted) }
  return {
    path: null,
    via: kitMessages.via({ name: other.name, others: 0 }),
    viaInShort: kitMessages.via({ name: firstName(other.name), others: 0 }),
  }
}
