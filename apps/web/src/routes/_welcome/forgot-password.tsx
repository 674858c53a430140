import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../../account/sign-in/forgot-password-screen.tsx'

export const Route = createFileRoute('/_welcome/forgot-password')({ component: ForgotPasswordScreen })
