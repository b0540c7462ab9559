/** A form that arrived after its session had ended, and is filled in again after sign-in. */
export const refill = {
  title: 'Your form is filled in again',
  text: 'You were signed out before it arrived, so nothing has been sent yet. Check it and send it again.',
  files: 'Choose these files again: {names}.',
} as const
