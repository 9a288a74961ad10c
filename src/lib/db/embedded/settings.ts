/**
 * The server's settings, passed on its command line at every start, so that they follow the code and not the day the
 * cluster was created. Durability is stated although it is the default, so that nobody has to look it up.
 */
export function serverSettings(where: { socketDir: string | null; port: number; name: string }): string[] {
  const settings: Record<string, string | number> = {
    cluster_name: where.name,
    port: where.port,
    // The list of folders is parsed: quotes keep a comma in a folder's name from splitting it.
    ...(where.socketDir === null
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : {
          listen_addresses: '',
          unix_socket_directories: `"${where.socketDir}"`,
          unix_socket_permissions: '0700',
        }),

    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    max_connections: 60,
    shared_buffers: '48MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    effective_cache_size: '256MB',
    huge_pages: 'off',
    // No worker processes for read-ahead: on a small machine they cost more memory than they save time.
    io_method: 'sync',
    jit: 'off',
    // Updating the process title for each statement costs more than it is worth.
    update_process_title: 'off',
    autovacuum_max_workers: 2,
    autovacuum_worker_slots: 4,
    max_worker_processes: 4,
    max_parallel_workers_per_gather: 0,
    max_logical_replication_workers: 0,
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    // A backup that can't be written must not fill the disk.
    max_slot_wal_keep_size: '8GB',
    random_page_cost: 1.1,
    timezone: 'UTC',

    // One file per weekday, overwritten a week later. Statements and details are left out: they contain personal data.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: 0,
    log_truncate_on_rotation: 'on',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
