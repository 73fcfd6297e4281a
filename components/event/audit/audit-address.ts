import type { AuditQuery } from '@/lib/schemas/audit-view';

/** The address of what is looked at, so that it can be sent on and come back to. */
export function auditAddress(eventId: string, query: AuditQuery): string {
  const parts = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== '') parts.set(key, value);
  }
  const search = parts.toString();
  return `/events/${eventId}/audit${search === '' ? '' : `?${search}`}`;
}
