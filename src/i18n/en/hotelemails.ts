/** E-mails and text messages to the contact of a hotel on request. */
export const hotelemails = {
  requestSubject: 'Booking request {reference}: {hotel}, {dates}',
  requestAgainSubject: 'Still waiting for your answer: {hotel}, {dates} ({reference})',
  request:
    '{brand} asks for a stay at {hotel}. Can you take these guests? You can accept, decline, or offer other dates or rooms, without an account.',
  changeSubject: 'Request to change booking {reference}: {hotel}, {dates}',
  change:
    'A guest of {brand} asks to change booking {reference} at {hotel}, now for {before}. Can you take the guests as shown below? You can accept or decline without an account. If you decline, the booking stays as it is.',
  requestUntil: 'The guest is waiting for your answer until {until}. After that the request ends.',
  specialRequest: 'Special request',
  room: 'Room',
  roomOf: 'Room {number}',
  answer: 'Answer the request',
  confirmedSubject: 'Confirmed: booking {reference} at {hotel}',
  confirmed: 'Booking {reference} at {hotel} is confirmed. Please keep the room for these guests.',
  changedSubject: 'Changed: booking {reference} at {hotel}',
  changed: 'Booking {reference} at {hotel} has changed. This is how it stands now.',
  unchangedSubject: 'No change: booking {reference} at {hotel}',
  unchanged: 'The change that the guest asked for will not be made. Booking {reference} at {hotel} stays as it is.',
  releasedSubject: 'No longer needed: request {reference} at {hotel}',
  released: 'Nothing is needed for {reference} at {hotel} any more. If you kept a room for it, you can sell it again.',
  open: 'See the booking',
  footer:
    'You are receiving this e-mail because this address answers requests for the hotel at {brand}. Please don’t reply: we cannot read answers to it. Use the button instead.',
} as const
