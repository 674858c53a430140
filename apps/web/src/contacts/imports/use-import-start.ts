import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useOwnMutation } from '../../api/changes.ts'
import { importQuery } from './imports.queries.ts'
import { uploadFile } from './upload-file.ts'

/** Sends a file, then keeps which import it became in the address. */
export const useImportStart = () => {
  const id = useSearch({ strict: false, select: (search) => search.import })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [sent, setSent] = useState(0)
  const stopping = useRef<AbortController>(null)

  const upload = useOwnMutation({
    changes: ['imports'],
    mutationFn: (file: File) => {
      stopping.current = new AbortController()
      setSent(0)
      return uploadFile(file, { onSent: setSent, signal: stopping.current.signal })
    },
    onSuccess: (started) => {
      queries.setQueryData(importQuery(started.id).queryKey, { import: started, skips: [] })
    },
  })

  const show = (started: string | undefined) =>
    void navigate({
      to: '.',
      search: ({ import: _before, ...search }) => (started ? { ...search, import: started } : search),
      resetScroll: false,
    })
  return {
    id,
    sent,
    file: upload.isPending ? upload.variables : undefined,
    error: isStopped(upload.error) ? null : upload.error,
    // Only while this screen is open: who has gone elsewhere is not taken back.
    send: (file: File) => upload.mutate(file, { onSuccess: (started) => show(started.id) }),
    stop: () => stopping.current?.abort(),
    startOver: () => {
      upload.reset()
      show(undefined)
    },
  }
}

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
