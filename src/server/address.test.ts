import { expect, test } from 'vitest'
import { callerAddress } from '#server/address.ts'

test.for([
  ['the socket, when no proxy is trusted', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['the socket, when nothing was reported', '203.0.113.9', null, 1, '203.0.113.9'],
  ['what the one proxy added', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['never what the caller wrote before it', '10.0.0.1', '1.2.3.4, 198.51.100.1', 1, '198.51.100.1'],
  ['what the farther of two proxies added', '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['the socket, when the report is too short', '10.0.0.1', '198.51.100.1', 2, '10.0.0.1'],
  ['spaces aside', '10.0.0.1', '  1.2.3.4 ,198.51.100.1  ', 1, '198.51.100.1'],
  ['IPv4 in IPv6 clothes', '::ffff:203.0.113.9', null, 0, '203.0.113.9'],
  ['a /64 of IPv6', '2001:db8:1:2:3:4:5:6', null, 0, '2001:0db8:0001:0002::/64'],
  ['shortened in the middle', '2001:db8::1', null, 0, '2001:0db8:0000:0000::/64'],
  ['shortened at its end', '2001:db8:1:2::', null, 0, '2001:0db8:0001:0002::/64'],
  ['shortened late', '2001:db8:1:2:3::9', null, 0, '2001:0db8:0001:0002::/64'],
  ['shortened at its start', '::1', null, 0, '0000:0000:0000:0000::/64'],
  ['all of it', '::', null, 0, '0000:0000:0000:0000::/64'],
  ['in capitals', '2001:DB8:A::F', null, 0, '2001:0db8:000a:0000::/64'],
  ['with a zone', 'fe80::1%eth0', null, 0, 'fe80:0000:0000:0000::/64'],
  ['of IPv6 behind a proxy', '10.0.0.1', '2001:db8:1:2::77', 1, '2001:0db8:0001:0002::/64'],
] as const)('%s', ([, socket, forwarded, proxies, expected]) => {
  expect(callerAddress(socket, forwarded, proxies)).toBe(expected)
})

test('neighbours in a /64 are one caller, across it two', () => {
  const of = (address: string) => callerAddress(address, null, 0)
  expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'))
})
