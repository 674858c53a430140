import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { NextPage } from '../../account/users/next-page.ts'
import { SignUpScreen } from '../../account/users/sign-up-screen.tsx'
import { SearchText } from '../../kit/search-params.ts'

const Screen = () => {
  const { next = '/', email = '' } = Route.useSearch()
  return <SignUpScreen next={next} email={email} />
}

export const Route = createFileRoute('/_welcome/sign-up')({
  validateSearch: z.object({ next: NextPage, email: SearchText }),
  component: Screen,
})
