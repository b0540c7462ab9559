import { expect, test } from 'vitest'
import { callerAddress } from '#server/security/client-address.ts'

test.for([
  ['the socket address, if no proxy is trusted', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['the socket address, if no address was forwarded', '203.0.113.9', null, 1, '203.0.113.9'],
  ['the address added by the only trusted proxy', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['not the address sent by the caller', '10.0.0.1', '1.2.3.4, 198.51.100.1', 1, '198.51.100.1'],
  ['the address added by the outer of two proxies', '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['the socket address, if too few addresses were forwarded', '10.0.0.1', '198.51.100.1', 2, '10.0.0.1'],
  ['without surrounding spaces', '10.0.0.1', '  1.2.3.4 ,198.51.100.1  ', 1, '198.51.100.1'],
  ['IPv4 mapped to IPv6', '::ffff:203.0.113.9', null, 0, '203.0.113.9'],
  ['the /64 network of an IPv6 address', '2001:db8:1:2:3:4:5:6', null, 0, '2001:0db8:0001:0002::/64'],
  ['IPv6 with zeros compressed in the middle', '2001:db8::1', null, 0, '2001:0db8:0000:0000::/64'],
  ['IPv6 with zeros compressed at the end', '2001:db8:1:2::', null, 0, '2001:0db8:0001:0002::/64'],
  ['IPv6 with zeros compressed after the network', '2001:db8:1:2:3::9', null, 0, '2001:0db8:0001:0002::/64'],
  ['IPv6 with zeros compressed at the start', '::1', null, 0, '0000:0000:0000:0000::/64'],
  ['the unspecified IPv6 address', '::', null, 0, '0000:0000:0000:0000::/64'],
  ['IPv6 in capitals', '2001:DB8:A::F', null, 0, '2001:0db8:000a:0000::/64'],
  ['IPv6 with a zone', 'fe80::1%eth0', null, 0, 'fe80:0000:0000:0000::/64'],
  ['an address with a port', '10.0.0.1', '198.51.100.1:40000', 1, '198.51.100.1'],
  ['IPv6 with a port', '10.0.0.1', '[2001:db8:1:2::77]:443', 1, '2001:0db8:0001:0002::/64'],
  ['the socket address, if the forwarded one is not an address', '10.0.0.1', '<script>', 1, '10.0.0.1'],
  ['IPv6 behind a proxy', '10.0.0.1', '2001:db8:1:2::77', 1, '2001:0db8:0001:0002::/64'],
] as const)('caller address: %s', ([, socket, forwarded, proxies, expected]) => {
  expect(callerAddress(socket, forwarded, proxies)).toBe(expected)
})

test('two addresses in one /64 are one caller, in different ones two', () => {
  const of = (address: string) => callerAddress(address, null, 0)
  expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'))
})
