import { createFileRoute } from '@tanstack/react-router'
import { ContactsScreen } from '../../../network/contacts/contacts-screen.tsx'

export const Route = createFileRoute('/_signed-in/contacts/')({ component: ContactsScreen })
