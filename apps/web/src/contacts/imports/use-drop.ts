import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { type DragEvent, useEffect, useState } from 'react'

type Take = (file: File) => void
type Refuse = (why: string) => void

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false

/** A file dropped beside the zone would make the browser leave the page to show it. */
const useNoStrayDrops = () =>
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    window.addEventListener('dragover', hold)
    window.addEventListener('drop', hold)
    return () => {
      window.removeEventListener('dragover', hold)
      window.removeEventListener('drop', hold)
    }
  }, [])

const readDrop = ({ items, files }: DataTransfer, take: Take, refuse: Refuse): void => {
  const [file] = files
  if ([...items].some((item) => item.webkitGetAsEntry()?.isDirectory)) {
    refuse(importsMessages.isFolder())
  } else if (files.length > 1) refuse(importsMessages.oneFile())
  else if (file) take(file)
}

/** Handlers for the zone, and whether something that can be dropped is held over it. */
export const useDrop = (take: Take, refuse: Refuse) => {
  const [depth, setDepth] = useState(0)
  useNoStrayDrops()
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => setDepth((before) => (holdsFiles(event) ? before + 1 : before)),
      onDragLeave: (event: DragEvent) => setDepth((before) => (holdsFiles(event) ? Math.max(0, before - 1) : before)),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setDepth(0)
        readDrop(event.dataTransfer, take, refuse)
      },
    },
  }
}
