import { currentLanguage, type Language } from '@wellmet/platform/messages/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '../../account/members/members.queries.ts'
import { useSession } from '../../account/users/session.ts'
import { useTexts } from '../../api/load-texts.ts'

/** Whoever is asked: only of a teammate is it known what they read. */
interface Reader {
  readonly personId: string
  readonly kind: 'member' | 'contact'
}

/** The language in which the email goes out: the reader's where known, else the writer's. Null until it can be written. */
export function useMailLanguage({ personId, kind }: Reader): Language | null {
  const { user } = useSession()
  const members = useQuery({ ...membersQuery, enabled: kind === 'member' })
  const reader = members.data?.items.find(({ userId }) => userId === personId)
  const language = reader?.language ?? user.language ?? currentLanguage()
  const areTextsThere = useTexts(language)
  return (kind === 'member' && members.isPending) || !areTextsThere ? null : language
}
