import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useState } from 'react'
import { useSession } from '../../account/users/session.ts'
import type { Draft, Values } from './draft-values.ts'
import { deleteTyped, findTyped, saveTyped, typedKey } from './typed-draft.ts'

/** What this tab has of a draft: read once, before the form is made. */
export const useTypedDraft = (draft: Draft) => {
  const { user, workspace } = useSession()
  const key = typedKey(user.id, workspace?.id ?? '', draft)
  const [typed] = useState(() => findTyped(key, draft))
  return { typed, forget: () => deleteTyped(key), key }
}

/** Saves every change, and nothing while the form holds what it began with. */
export const useAutosave = (key: string, form: UseFormReturnType<Values>): void => {
  const { values } = form
  const isDirty = form.isDirty()
  useEffect(() => {
    if (isDirty) saveTyped(key, values)
  }, [key, values, isDirty])
}
