# `perl no-network.pl COMMAND…`: runs it without the means to open a socket. A filter on system calls
# (seccomp) needs no privilege, also where a container may not make a network namespace.
use strict;
use warnings;

my %machines = (
  x86_64  => { arch => 0xC000003E, prctl => 157, socket => 41 },
  aarch64 => { arch => 0xC00000B7, prctl => 167, socket => 198 },
);
my (undef, undef, undef, undef, $name) = do { require POSIX; POSIX::uname() };
my $machine = $machines{$name} or die "no filter for $name\n";

my ($LOAD, $EQUAL, $AT_LEAST, $RETURN) = (0x20, 0x15, 0x35, 0x06);
my ($ALLOW, $END, $UNREACHABLE) = (0x7FFF0000, 0x80000000, 0x00050000 | 101);
my ($IO_URING_SETUP, $X32) = (425, 0x40000000);
# Each: operation, how many to skip if so, if not, value.
my @program = (
  [$LOAD, 0, 0, 4],
  [$EQUAL, 0, 6, $machine->{arch}],
  [$LOAD, 0, 0, 0],
  [$AT_LEAST, 3, 0, $X32],
  [$EQUAL, 2, 0, $machine->{socket}],
  # Its queues would open sockets past the filter.
  [$EQUAL, 1, 0, $IO_URING_SETUP],
  [$RETURN, 0, 0, $ALLOW],
  [$RETURN, 0, 0, $UNREACHABLE],
  [$RETURN, 0, 0, $END],
);
my $filter = join '', map { pack 'S C C L', @$_ } @program;
my $header = pack 'S x![Q] P', scalar @program, $filter;

my ($NO_NEW_PRIVILEGES, $SET_SECCOMP, $FILTER) = (38, 22, 2);
syscall($machine->{prctl}, $NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0 or die "prctl: $!\n";
syscall($machine->{prctl}, $SET_SECCOMP, $FILTER, $header, 0, 0) == 0 or die "seccomp: $!\n";
exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!\n";
