import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type AnchorProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> }

const AnchorButton = (props: AnchorProps) => <Button component="a" {...props} />

/** A button that goes somewhere, with the router's typed `to` and `search`. */
export const LinkButton = createLink(AnchorButton)
