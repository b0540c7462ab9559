/** Signing in, registering, the profile. */
export const account = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: 'Forgot your password?',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  country: 'Country',
  city: 'City',
  codeSent: 'We sent a code to {address}',
  code: 'Six-digit code',
  resendIn: '{seconds, plural, one {Send again in # second} other {Send again in # seconds}}',
} as const
