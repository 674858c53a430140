import type { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Notice, type NoticeContent } from '../../kit/notice.tsx'

type Props = { notice: NoticeContent; first: Pick<ReachablePerson, 'id' | 'name' | 'path' | 'personState'> | undefined }

const codesAboutFirst = new Set(['low_confidence', 'no_verified_path'])

/** Where it asks whether the viewer knows the first result, their page is where that is said, and nobody is asked twice. */
export const FirstPathNotice = ({ notice, first }: Props) => {
  const mayChange = isMember(useSession().workspace?.role)
  const asksMe =
    mayChange &&
    codesAboutFirst.has(notice.code) &&
    first?.path.viaId === null &&
    first.personState.state === 'known_by_name'
  return (
    <Notice
      notice={notice}
      action={
        asksMe ? (
          <LinkButton size="xs" variant="default" to="/contacts/$id" params={{ id: first.id }}>
            {pathsMessages.sayWhetherYouKnow()}
          </LinkButton>
        ) : undefined
      }
    />
  )
}
