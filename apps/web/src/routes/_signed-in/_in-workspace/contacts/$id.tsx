import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '../../../../network/contacts/contact-screen.tsx'

const Screen = () => <ContactScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/contacts/$id')({ component: Screen })
