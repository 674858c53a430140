import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const devicesMessages = defineMessages('devices', {
  // Settings
  about:
    'The browsers in which you have signed in. If you don’t recognize one, or if you lost a device, sign out there and change your password.',
  device: 'Device',
  firstSignIn: 'First sign-in',
  lastActive: 'Last active',
  loading: 'Loading your devices',
  named: '{browser} on {system}',
  notSignedOut: 'You are still signed in there. {reason}',
  notTrusted: 'Nothing was changed. {reason}',
  signedIn: 'Signed in',
  signedOut: 'Signed out',
  signedOutThere: 'You are signed out on that device.',
  signOut: 'Sign out',
  signOutNamed: 'Sign out on {device}',
  signOutQuestion:
    'Sign out on {device}? It will be forgotten: whoever signs in there next needs your password and your second step, and you get an email about it.',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereQuestion:
    'Sign out on all devices, this one too? No device stays trusted. Your API keys keep working.',
  status: 'Status',
  thisDevice: 'This device',
  title: 'Devices',
  trust: 'Trust this device',
  trusted: 'On this device you won’t be asked for the second step for 30 days.',
  trustedUntil: 'Trusted until {date}',
  unknownBrowser: 'Unknown browser',
  yourDevices: 'Your devices',

  // Signing in
  trustHere: 'Don’t ask again on this device for 30 days',
  trustHereAbout: 'Only on a device that nobody else uses.',

  // Refusals
  notThisDevice: 'You can only trust the device that you are using right now.',
  nothingToWaive: 'There is nothing to skip: you have no second step yet. Add a passkey or an authenticator app first.',
  signInAgain: 'Sign out and in again on this device first.',

  // Mails
  newDeviceMailSubject: 'New sign-in to your Wellmet account',
  newDeviceMailBody: `Hi {name},

Someone signed in to your Wellmet account on a new device, or for the first time since your password changed.`,
  newDeviceMailButton: 'See my devices',
  newDeviceMailAfter:
    'If this was you, there is nothing to do. If it wasn’t, sign out there and change your password right away.',
})
