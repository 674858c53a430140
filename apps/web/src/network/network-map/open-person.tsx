import { Button } from '@mantine/core'
import { LinkButton } from '../../kit/link-button.tsx'
import { isOwnContact, type NetworkMapPerson } from './network-map-shapes.ts'

/** Your own contact has a page; anybody else has the way to them. */
export const OpenPerson = ({ person, onPath }: { person: NetworkMapPerson; onPath?: () => void }) => (
  <>
    {isOwnContact(person) ? (
      <LinkButton size="xs" variant="default" to="/contacts/$id" params={{ id: person.id }}>
        Open contact
      </LinkButton>
    ) : null}
    {onPath ? (
      <Button size="xs" variant="default" onClick={onPath}>
        Show the path
      </Button>
    ) : null}
  </>
)
