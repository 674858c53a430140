import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { readPicture } from './data/read-picture.ts'
import { whoWords } from './data/who-words.ts'
import { NetworkPicture } from './network-picture.tsx'
import { pathQuery, pictureQuery } from './picture.queries.ts'
import { PictureSkeleton } from './picture-skeleton.tsx'

export const NetworkScreen = () => {
  const query = useQuery(pictureQuery)
  const { workspace } = useSession()
  const data = useMemo(() => query.data && readPicture(query.data), [query.data])
  const isEmpty = data?.people.length === 0
  return (
    <>
      <PageHeader title="Network">{data && !isEmpty ? whoWords(data.people) : undefined}</PageHeader>
      <Loaded query={query} what="Your network" skeleton={<PictureSkeleton />}>
        {({ note }) => (
          <NetworkPicture
            data={data}
            note={note}
            pathQuery={pathQuery}
            emptyNext={
              isMember(workspace?.role) ? (
                <LinkButton to="/access/linkedin">Bring your network in</LinkButton>
              ) : undefined
            }
          />
        )}
      </Loaded>
    </>
  )
}
