import { useSyncExternalStore } from 'react'

/**
 * True if the browser supports passkeys at this address: the host must be a domain name, not an IP address. False until
 * the page is hydrated.
 */
export function usePasskeysHere(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname),
    () => false,
  )
}
