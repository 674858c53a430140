import { Button } from '@mantine/core'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { isOwnContact, type NetworkMapPerson } from '../../contacts/network-people/network-map-shapes.ts'

/** Your own contact has a page; anybody else has a path. */
export const OpenPerson = ({ person, onPath }: { person: NetworkMapPerson; onPath?: () => void }) => (
  <>
    {isOwnContact(person) ? (
      <LinkButton size="xs" variant="default" to="/contacts/$id" params={{ id: person.id }}>
        {networkMapsMessages.openContact()}
      </LinkButton>
    ) : null}
    {onPath ? (
      <Button size="xs" variant="default" onClick={onPath}>
        {networkMapsMessages.showPath()}
      </Button>
    ) : null}
  </>
)
